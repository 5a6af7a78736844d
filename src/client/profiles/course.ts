/** The client of the course's transcript: the identity and header spelling that the printed lines show. */
import {
  HEADER_MISMATCH,
  MISSING_CLIENT_CAPABILITY,
  UNSUPPORTED_PROTOCOL_VERSION,
} from '../../protocol/jsonrpc.ts'
import type { ClientProfile } from './profile.ts'

export const courseProfile: ClientProfile = {
  identity: { clientInfo: { name: 'raw-stdio-client', version: '0.1.0' }, capabilities: {} },
  statefulMeta: null,
  commonHeaders: [
    ['Host', null],
    ['Content-Type', 'application/json'],
    ['Accept', 'application/json, text/event-stream'],
  ],
  lowerCaseHeaders: false,
  statelessOpening: 'discover',
  listens: 'when-accepted',
  probeLimitMs: 10_000,
  // The specification does not list them; these three exist in no earlier revision (basic/versioning).
  modernErrors: [HEADER_MISMATCH, MISSING_CLIENT_CAPABILITY, UNSUPPORTED_PROTOCOL_VERSION],
  listRequired: false,
  handshakeVersions: ['2025-11-25'],
}
