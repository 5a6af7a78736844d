/** The client of the Python SDK 2.2.0, as its recordings show it (`client/fixtures/`). */
import { UNSUPPORTED_PROTOCOL_VERSION } from '../../protocol/jsonrpc.ts'
import type { ClientProfile } from './profile.ts'

export const pythonSdkProfile: ClientProfile = {
  identity: { clientInfo: { name: 'mcp', version: '0.1.0' }, capabilities: {} },
  statefulMeta: {},
  commonHeaders: [
    ['Host', null],
    ['accept', 'application/json, text/event-stream'],
    ['content-type', 'application/json'],
  ],
  lowerCaseHeaders: true,
  statelessOpening: 'nothing',
  listens: 'at-once',
  probeLimitMs: 10_000,
  modernErrors: [UNSUPPORTED_PROTOCOL_VERSION],
  listRequired: true,
  handshakeVersions: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
}
