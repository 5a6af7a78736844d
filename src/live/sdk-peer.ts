/** The two ways in which the SDK is spoken to, behind one interface; twins: `sdk-stdio.ts`, `sdk-http.ts`. */
import type { McpRequestContext, McpServer } from '@modelcontextprotocol/server'
import type { WireInput, WireOutput } from '../transport/wire.ts'

export interface SdkPeer {
  /** Gives it what has arrived. What it writes comes by `write`, now or later. */
  take(input: WireInput): void
  /** How many answers it works on that only it can finish; more than tools wait for the clock means that it is busy. */
  open(): number
}

export interface PeerParts {
  readonly createServer: (context: McpRequestContext) => McpServer
  write(output: WireOutput): void
}
