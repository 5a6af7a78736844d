/** An HTTP request as the checks look at it: names of headers fold case, values are kept. */
import type { HttpRequest } from '../../transport/wire.ts'

export interface HttpView {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly query: string
  /** The first header of that name (lower case), without white space around it; undefined when there is none. */
  header(name: string): string | undefined
  headers(name: string): readonly string[]
  /** All names in lower case, repeats kept. */
  readonly names: readonly string[]
  readonly body: Uint8Array
}

export function viewRequest(request: HttpRequest): HttpView {
  const folded = request.headers.map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
  const [path = '', ...query] = request.path.split('?')
  const headers = (name: string) => folded.filter(([key]) => key === name).map(([, value]) => value)
  return {
    method: request.method,
    path,
    query: query.join('?'),
    header: (name) => headers(name)[0],
    headers,
    names: folded.map(([name]) => name),
    body: request.body,
  }
}
