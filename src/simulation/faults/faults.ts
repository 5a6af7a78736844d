/** All faults by id. */
import type { FaultId } from '../../scenario/scenario.ts'
import { badArgs } from './bad-args.ts'
import type { Fault } from './fault.ts'
import { timeout } from './timeout.ts'
import { unknownTool } from './unknown-tool.ts'

const FAULTS: { readonly [id in FaultId]: Fault } = {
  none: { id: 'none' },
  'unknown-tool': unknownTool,
  'bad-args': badArgs,
  timeout,
}

export function faultOf(id: FaultId): Fault {
  return FAULTS[id]
}
