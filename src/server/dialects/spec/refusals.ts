/** Protocol errors with the codes of the specification, each in one short sentence of our own. */
import {
  HEADER_MISMATCH,
  INVALID_PARAMS,
  INVALID_REQUEST,
  METHOD_NOT_FOUND,
  MISSING_CLIENT_CAPABILITY,
  UNSUPPORTED_PROTOCOL_VERSION,
} from '../../../protocol/jsonrpc.ts'
import type { MirroredHeader, ParamHeaderProblem, Refusals } from '../dialect.ts'

/** Versions that stand in `_meta`; those with a handshake are offered by `initialize`. */
export const SUPPORTED = ['2026-07-28'] as const

const HEADER_NAMES: Readonly<Record<MirroredHeader, string>> = {
  version: 'MCP-Protocol-Version',
  method: 'Mcp-Method',
  name: 'Mcp-Name',
}

/** Where the mirrored value stands in the body. */
const BODY_PLACES: Readonly<Record<MirroredHeader, (member: string) => string>> = {
  version: (member) => `params._meta["${member}"]`,
  method: (member) => member,
  name: (member) => `params.${member}`,
}

const PARAM_FAULTS: Readonly<Record<ParamHeaderProblem['fault'], string>> = {
  missing: 'is missing',
  unexpected: 'names an argument that the body does not have',
  malformed: 'is not valid base64',
  different: 'does not match the argument',
  duplicated: 'appears more than once',
}

export const SPEC_REFUSALS: Refusals = {
  envelope: (missing) => ({
    code: INVALID_PARAMS,
    message: missing
      ? `Invalid params: _meta lacks ${missing.join(' and ')}`
      : 'Invalid params: _meta is required on every request',
  }),
  duplicatedHeader: (name) => ({
    code: HEADER_MISMATCH,
    message: `Header mismatch: ${name} appears more than once`,
  }),
  mirroredHeader: (header, member) => ({
    code: HEADER_MISMATCH,
    message: `Header mismatch: ${HEADER_NAMES[header]} must equal ${BODY_PLACES[header](member)}`,
  }),
  versionNoString: () => ({
    code: INVALID_PARAMS,
    message: 'Invalid params: the protocol version must be a string',
  }),
  unsupportedVersion: (requested) => ({
    code: UNSUPPORTED_PROTOCOL_VERSION,
    message: 'Unsupported protocol version',
    data: { supported: SUPPORTED, requested },
  }),
  paramHeader: ({ header, argument, fault }) => ({
    code: HEADER_MISMATCH,
    message: `Header mismatch: ${header} ${PARAM_FAULTS[fault]} (argument ${argument})`,
  }),
  requestState: () => null,
  unknownMethod: (method) => ({ code: METHOD_NOT_FOUND, message: `Method not found: ${method}` }),
  badParams: ({ place, wanted, missing }) => ({
    code: INVALID_PARAMS,
    message: `Invalid params: ${place || 'params'} ${missing ? 'is required' : `must be ${wanted}`}`,
  }),
  notInitialized: () => ({
    code: INVALID_REQUEST,
    message: 'Not initialized: send initialize first',
  }),
  missingCapability: (tool) => ({
    code: MISSING_CLIENT_CAPABILITY,
    message: 'Missing required client capability',
    data: { requiredCapabilities: tool.needs ?? {} },
  }),
  // Every list fits on one page, so no cursor was ever handed out.
  badCursor: () => ({ code: INVALID_PARAMS, message: 'Invalid cursor' }),
  unknownPrompt: (name) => ({ code: INVALID_PARAMS, message: `Unknown prompt: ${name}` }),
  unknownResource: (uri, lifecycle) => ({
    code: RESOURCE_NOT_FOUND[lifecycle],
    message: 'Resource not found',
    data: { uri },
  }),
}

/** 2025-11-25 has a code of its own for it, which 2026-07-28 must not send any more. */
const RESOURCE_NOT_FOUND = { stateless: INVALID_PARAMS, stateful: -32002 } as const
