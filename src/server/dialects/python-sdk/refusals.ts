/** The SDK's protocol errors, word for word. */

import { REQUIRED_META } from '../../../protocol/envelope.ts'
import {
  HEADER_MISMATCH,
  INTERNAL_ERROR,
  INVALID_PARAMS,
  type JSONRPCError,
  METHOD_NOT_FOUND,
  MISSING_CLIENT_CAPABILITY,
  UNSUPPORTED_PROTOCOL_VERSION,
} from '../../../protocol/jsonrpc.ts'
import type { ParamHeaderProblem, Refusals } from '../dialect.ts'

export const SUPPORTED = ['2026-07-28'] as const

export const PYTHON_REFUSALS: Refusals = {
  envelope: (missing) => ({
    code: INVALID_PARAMS,
    message: missing
      ? `params._meta is missing the required envelope key(s): ${missing.join(', ')}`
      : `params._meta must be an object carrying the required '${REQUIRED_META[0]}' and '${REQUIRED_META[1]}' envelope keys`,
  }),
  duplicatedHeader: (name) => mismatch(`${name} header appears more than once`),
  mirroredHeader: (header, member) =>
    mismatch(
      header === 'version'
        ? "mcp-protocol-version header does not match the request envelope's protocol version"
        : header === 'method'
          ? "mcp-method header does not match the request body's method"
          : `mcp-name header does not match the request body's '${member}' parameter`,
    ),
  versionNoString: () => ({
    code: INVALID_PARAMS,
    message: 'the protocol-version envelope value must be a string',
  }),
  unsupportedVersion: (requested) => ({
    code: UNSUPPORTED_PROTOCOL_VERSION,
    message: 'Unsupported protocol version',
    data: { supported: SUPPORTED, requested },
  }),
  paramHeader: (problem) => mismatch(paramHeaderText(problem)),
  // The SDK seals every state that it gives out. No tool here gives one out, so none that comes back is its own.
  requestState: () => ({
    code: INVALID_PARAMS,
    message: 'Invalid or expired requestState',
    data: { reason: 'invalid_request_state' },
  }),
  unknownMethod: (method) => ({
    code: METHOD_NOT_FOUND,
    message: 'Method not found',
    data: method,
  }),
  badParams: () => INVALID_REQUEST_PARAMETERS,
  notInitialized: () => INVALID_REQUEST_PARAMETERS,
  missingCapability: (tool) => ({
    code: MISSING_CLIENT_CAPABILITY,
    message: `Client did not declare the ${Object.keys(tool.needs ?? {}).join(', ')} capability required by resolver '${tool.name}'`,
    data: { requiredCapabilities: tool.needs ?? {} },
  }),
  badCursor: () => null,
  // A handler that is no tool and raises an ordinary exception: the older wire shows its text under code 0.
  unknownPrompt: (name, lifecycle) =>
    lifecycle === 'stateless'
      ? { code: INTERNAL_ERROR, message: 'Internal server error' }
      : { code: 0, message: `Unknown prompt: ${name}` },
  unknownResource: (uri) => ({
    code: INVALID_PARAMS,
    message: `Unknown resource: ${uri}`,
    data: { uri },
  }),
}

const INVALID_REQUEST_PARAMETERS: JSONRPCError = {
  code: INVALID_PARAMS,
  message: 'Invalid request parameters',
  data: '',
}

function mismatch(message: string): JSONRPCError {
  return { code: HEADER_MISMATCH, message }
}

function paramHeaderText({ header, argument, fault }: ParamHeaderProblem): string {
  const about = `the request body's '${argument}' argument`
  switch (fault) {
    case 'duplicated':
      return `${header} header appears more than once`
    case 'unexpected':
      return `${header} header is present but ${about} is absent`
    case 'missing':
      return `${header} header is missing but ${about} is present`
    case 'malformed':
      return `${header} header carries a malformed base64 sentinel value`
    case 'different':
      return `${header} header does not match ${about}`
  }
}
