/** Cursors (spec server/utilities/pagination, both revisions). */
import { stringify } from '../../protocol/json.ts'
import { INVALID_PARAMS } from '../../protocol/jsonrpc.ts'
import { type Check, check, modernSpec, rule } from '../check.ts'
import { codeOf, resultOf } from '../reading/lists.ts'

const SPEC = modernSpec('server/utilities/pagination', 'Pagination')

export const PAGINATION: readonly Check[] = [
  check(rule('N1', 'MUST', 'client', 'both', 'all', SPEC), (t, probe) => {
    for (const { request } of t.exchanges) {
      const { cursor } = request.params
      if (cursor === undefined || request.side !== 'client') continue
      probe.saw(request.frame)
      const given = t.exchanges.some(
        ({ request: { method }, response }) =>
          method === request.method &&
          response &&
          response.frame.index < request.frame.index &&
          typeof cursor === 'string' &&
          resultOf(response)?.nextCursor === cursor,
      )
      if (!given) probe.fault(request.frame, { got: stringify(cursor) })
    }
  }),
  check(rule('N2', 'SHOULD', 'client', 'both', 'all', SPEC), (t, probe) => {
    const last = t.exchanges.at(-1)?.request.frame.index ?? 0
    for (const { request, response } of t.exchanges) {
      const next = resultOf(response)?.nextCursor
      if (next === undefined || !response) continue
      if (
        t.exchanges.some(
          ({ request: { method, params } }) =>
            method === request.method && params.cursor !== undefined,
        )
      )
        probe.saw(response.frame)
      const goneOn = t.exchanges.some(
        ({ request: later }) =>
          later.frame.index > response.frame.index &&
          later.method === request.method &&
          later.params.cursor !== undefined,
      )
      if (!goneOn && last > response.frame.index)
        probe.fault(response.frame, { got: stringify(next) })
    }
  }),
  check(rule('N3', 'SHOULD', 'server', 'both', 'all', SPEC), (t, probe) => {
    for (const { request, response } of t.exchanges) {
      const code = codeOf(response)
      if (request.params.cursor === undefined || code === null || !response) continue
      probe.saw(response.frame)
      if (code !== INVALID_PARAMS) probe.fault(response.frame, { got: code })
    }
  }),
]
