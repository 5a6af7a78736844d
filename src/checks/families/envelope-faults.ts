/** What a modern request itself does wrong, and whether the server punished it: the server's lapse then takes the blame alone. */
import { META_CLIENT_CAPABILITIES, META_PROTOCOL_VERSION } from '../../protocol/envelope.ts'
import { decodeHeaderValue, encodeHeaderValue, headerText } from '../../protocol/header-value.ts'
import { isObject } from '../../protocol/json.ts'
import { formatPointer, resolvePointer } from '../../protocol/json-pointer.ts'
import { HEADER_MISMATCH, INVALID_PARAMS, METHOD_NOT_FOUND } from '../../protocol/jsonrpc.ts'
import { nameOf } from '../../protocol/methods.ts'
import { revision20260728 } from '../../protocol/revisions/2026-07-28.ts'
import { paramHeaders } from '../../protocol/tools.ts'
import { header } from '../reading/link-http.ts'
import { codeOf, toolAt } from '../reading/lists.ts'
import type { Exchange, Frame, Message, Transcript } from '../transcript.ts'

/** Modern requests of the client with their exchanges, in order. */
export function modernExchanges(t: Transcript): readonly Exchange[] {
  return t.exchanges.filter(
    ({ request: { era, side, defect } }) =>
      era === 'modern' &&
      side === 'client' &&
      defect?.check !== 'folded' &&
      defect?.check !== 'batch',
  )
}

/** Those that carry the whole envelope and were answered as a modern server would: what results are judged by. */
export function answeredWell(t: Transcript): readonly Exchange[] {
  return modernExchanges(t).filter(
    ({ request, response, late }) =>
      response && !response.defect && late.length === 0 && missingKey(request) === null,
  )
}

/** The first required `_meta` key that is absent or of the wrong type, else null. */
export function missingKey({ meta }: Message): string | null {
  if (typeof meta?.[META_PROTOCOL_VERSION] !== 'string') return META_PROTOCOL_VERSION
  return isObject(meta[META_CLIENT_CAPABILITIES]) ? null : META_CLIENT_CAPABILITIES
}

/** True when a request without its envelope was served, or refused for another reason (M3). */
export function envelopeUnpunished(t: Transcript, { request, response }: Exchange): boolean {
  if (t.legacyServer || !response || response.defect || missingKey(request) === null) return false
  const code = codeOf(response)
  if (code === INVALID_PARAMS || request.defect || request.value.jsonrpc !== '2.0') return false
  if (code === HEADER_MISMATCH) return headerFault(t, request) === null
  return code !== METHOD_NOT_FOUND || revision20260728.hasMethod(request.method)
}

export interface HeaderFault {
  readonly check: 'H3' | 'H4' | 'H5' | 'H6'
  readonly got: string
}

/** All headers stand in the transcript, so an absent one was not sent. */
export function headersComplete(frame: Frame): boolean {
  return ['host', ':authority', 'content-length', 'user-agent'].some(
    (name) => header(frame, name) !== undefined,
  )
}

/** The first mirrored header of a modern POST that is missing, differs or is written wrongly; null when all agree. */
export function headerFault(t: Transcript, request: Message): HeaderFault | null {
  const { post, frame, method, params, meta } = request
  if (!post) return null
  const complete = headersComplete(frame)
  const version = header(frame, 'mcp-protocol-version')
  const said = meta?.[META_PROTOCOL_VERSION]
  if (version === undefined ? complete : typeof said === 'string' && version !== said)
    return { check: 'H3', got: `MCP-Protocol-Version: ${version ?? '–'}` }
  const named = header(frame, 'mcp-method')
  if (named === undefined ? complete : named !== method)
    return { check: 'H4', got: `Mcp-Method: ${named ?? '–'}` }
  const name = nameOf(method, params)
  if (name !== null) {
    const fault = mirrorFault('Mcp-Name', header(frame, 'mcp-name'), name, complete, 'H4')
    if (fault) return fault
  }
  if (method !== 'tools/call') return null
  const schema = toolAt(t, frame, params.name)?.inputSchema
  const annotated = isObject(schema) ? paramHeaders(schema) : null
  for (const { name: suffix, path } of annotated?.ok ? annotated.value : []) {
    const text = headerText(resolvePointer(params, formatPointer(['arguments', ...path])))
    const fault = mirrorFault(
      `Mcp-Param-${suffix}`,
      header(frame, `mcp-param-${suffix}`),
      text,
      complete,
      'H6',
    )
    if (fault) return fault
  }
  return null
}

function mirrorFault(
  label: string,
  raw: string | undefined,
  text: string | null,
  complete: boolean,
  check: 'H4' | 'H6',
): HeaderFault | null {
  const got = `${label}: ${raw ?? '–'}`
  if (raw === undefined) return text !== null && complete ? { check, got } : null
  if (text === null) return { check, got }
  const decoded = decodeHeaderValue(raw)
  if (
    decoded === null ||
    (raw === text && encodeHeaderValue(text) !== raw) ||
    /[^\x20-\x7e]/.test(raw)
  )
    return { check: 'H5', got }
  const same = decoded === text || (/^-?[\d.]+$/.test(decoded) && Number(decoded) === Number(text))
  return same ? null : { check, got }
}

/** True when the server let a wrong header pass, or refused it with another status or code (H8). */
export function headerUnpunished(t: Transcript, { request, response }: Exchange): boolean {
  if (t.legacyServer || headerFault(t, request) === null) return false
  const status = request.post?.head?.http?.status
  if (status === undefined) return false
  const code = codeOf(response)
  if (code === HEADER_MISMATCH) return status !== 400
  if (code === INVALID_PARAMS && missingKey(request) !== null) return false
  return ![401, 403, 404, 405, 406, 415].includes(status)
}
