/**
 * What crosses between Client and Server, as bytes. Both transports, both ways: this is the one port behind
 * which the simulated server, a live SDK, a process or a URL can stand. Nothing here is interpreted yet.
 */

export type TransportId = 'stdio' | 'http'
export const TRANSPORT_IDS: readonly TransportId[] = ['stdio', 'http']

export type Header = readonly [name: string, value: string]

export interface HttpRequest {
  readonly method: string
  readonly path: string
  /** As sent: order, spelling and repeats kept. */
  readonly headers: readonly Header[]
  readonly body: Uint8Array
}

/** One HTTP request and its response share an `exchange` number, unique within a connection. */
export type WireInput =
  | { readonly kind: 'spawn' }
  /** One line without its newline. */
  | { readonly kind: 'stdin'; readonly line: Uint8Array }
  | { readonly kind: 'stdin-end' }
  | { readonly kind: 'http-request'; readonly exchange: number; readonly request: HttpRequest }
  /** The client closed the connection that carries this exchange. */
  | { readonly kind: 'http-abort'; readonly exchange: number }

export type WireOutput =
  /** One line without its newline. */
  | { readonly kind: 'stdout'; readonly line: Uint8Array }
  | { readonly kind: 'stderr'; readonly text: string }
  | { readonly kind: 'exit'; readonly code: number }
  /** A complete response. */
  | {
      readonly kind: 'http-response'
      readonly exchange: number
      readonly status: number
      readonly reason: string
      readonly headers: readonly Header[]
      readonly body: Uint8Array
    }
  /** Status and headers of a streamed response; `sse` events and `http-end` follow. */
  | {
      readonly kind: 'http-head'
      readonly exchange: number
      readonly status: number
      readonly reason: string
      readonly headers: readonly Header[]
    }
  /** One event with all its lines and the blank line that ends it. */
  | { readonly kind: 'sse'; readonly exchange: number; readonly event: Uint8Array }
  /** The server ended the stream. */
  | { readonly kind: 'http-end'; readonly exchange: number }
