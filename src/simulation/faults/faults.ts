/** All faults by id. */
import type { FaultId } from '../../scenario/scenario.ts'
import { badArgs } from './bad-args.ts'
import { blocking } from './blocking.ts'
import { crash } from './crash.ts'
import { crlf } from './crlf.ts'
import type { Fault } from './fault.ts'
import { headerMismatch } from './header-mismatch.ts'
import { lateAnswer } from './late-answer.ts'
import { legacyOnly } from './legacy-only.ts'
import { missingMeta } from './missing-meta.ts'
import { origin } from './origin.ts'
import { silent } from './silent.ts'
import { strayPrint } from './stray-print.ts'
import { streamClosed } from './stream-closed.ts'
import { timeout } from './timeout.ts'
import { unauthorized } from './unauthorized.ts'
import { unknownMethod } from './unknown-method.ts'
import { unknownTool } from './unknown-tool.ts'
import { unsupportedVersion } from './unsupported-version.ts'

const FAULTS: { readonly [id in FaultId]: Fault } = {
  none: { id: 'none' },
  'unknown-tool': unknownTool,
  'bad-args': badArgs,
  timeout,
  'missing-meta': missingMeta,
  'unsupported-version': unsupportedVersion,
  'header-mismatch': headerMismatch,
  'unknown-method': unknownMethod,
  'stray-print': strayPrint,
  crlf,
  crash,
  silent,
  blocking,
  origin,
  unauthorized,
  'stream-closed': streamClosed,
  'late-answer': lateAnswer,
  'legacy-only': legacyOnly,
}

export function faultOf(id: FaultId): Fault {
  return FAULTS[id]
}
