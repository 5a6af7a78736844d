/**
 * The SDK's `serveStdio` on a transport of ours: it takes and gives messages as objects, so the bytes are read and
 * written here, with the SDK's own functions and by the rules of its own stdio transport.
 */
import './no-eval.ts'
import { deserializeMessage, serializeMessage, type Transport } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { fromUtf8Lossy, toUtf8 } from '../protocol/bytes.ts'
import type { PeerParts, SdkPeer } from './sdk-peer.ts'

export function createStdioPeer({ createServer, write }: PeerParts): SdkPeer {
  let transport: Transport | null = null

  return {
    // It hands nothing to anybody else and so is at rest as soon as its promises are.
    open: () => 0,
    take(input) {
      if (input.kind === 'spawn') {
        transport = pipe()
        serveStdio(createServer, { transport })
      } else if (input.kind === 'stdin') read(input.line)
      else if (input.kind === 'stdin-end') transport?.onclose?.()
    },
  }

  /** A line that is no JSON is passed over; one that is no message goes to `onerror`, which answers nothing. */
  function read(line: Uint8Array): void {
    try {
      transport?.onmessage?.(deserializeMessage(fromUtf8Lossy(line).replace(/\r$/, '')))
    } catch (error) {
      if (!(error instanceof SyntaxError)) transport?.onerror?.(error as Error)
    }
  }

  function pipe(): Transport {
    return {
      start: async () => {},
      close: async () => {},
      async send(message) {
        write({ kind: 'stdout', line: toUtf8(serializeMessage(message).replace(/\n$/, '')) })
      },
    }
  }
}
