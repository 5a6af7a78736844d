/** The Client's seat: feeds its step function, keeps its timers, and puts on record what it says to the Host. */

import { clientStep, describeClient } from '../client/client.ts'
import type { ClientInput, ClientOutput, Settlement } from '../client/port.ts'
import type { ClientState } from '../client/state.ts'
import { type JsonObject, type JsonValue, stringify } from '../protocol/json.ts'
import { noteOf } from '../trace/notes.ts'
import type { WireInput } from '../transport/wire.ts'
import type { ExchangeIndex } from './exchanges.ts'
import { kindOfRef } from './keys.ts'
import { describeOnce, type Recorder } from './recorder.ts'
import type { WireRecorder } from './wire-recorder.ts'

export type ClientItem =
  | { readonly to: 'client'; readonly input: ClientInput }
  | { readonly to: 'timer'; readonly timer: string; readonly setting: number }

export interface ClientSeat {
  take(item: ClientItem): void
  describe(): JsonObject
}

export interface ClientSeatParts {
  readonly initial: ClientState
  readonly recorder: Recorder
  readonly wire: WireRecorder
  readonly index: ExchangeIndex
  /** What a defect makes of a frame before it is written. Default: nothing. */
  alter?(wire: WireInput, name: { readonly ref: string; readonly part: string }): WireInput
  scheduleTimer(delayMs: number, item: ClientItem): void
  toServer(wire: WireInput): void
  toHost(output: ClientOutput): void
}

export function createClientSeat(parts: ClientSeatParts): ClientSeat {
  const { recorder, wire, index } = parts
  let state = parts.initial
  let settings = 0
  /** Which setting of a timer still counts: a cleared or replaced one runs out unheard. */
  const running = new Map<string, number>()

  function perform(output: ClientOutput): void {
    switch (output.kind) {
      case 'send':
        write(output)
        break
      case 'set-timer': {
        const { timer, ms } = output
        running.set(timer, ++settings)
        parts.scheduleTimer(ms, { to: 'timer', timer, setting: settings })
        break
      }
      case 'clear-timer':
        running.delete(output.timer)
        break
      case 'dropped':
        recordDropped(output.ref, output.reason)
        break
      case 'settled':
        index.settled(output.ref)
        recordSettled(output.ref, output.settlement)
        parts.toHost(output)
        break
      default:
        parts.toHost(output)
    }
  }

  /** The notes belong to the frame as composed; an altered one is read anew. */
  function write(composed: Extract<ClientOutput, { kind: 'send' }>): void {
    const altered = parts.alter?.(composed.wire, composed) ?? composed.wire
    const unchanged = altered === composed.wire
    if (unchanged) wire.sent(composed)
    else wire.sent({ ...composed, wire: altered, notes: [] }, { injected: true })
    parts.toServer(altered)
  }

  /** A result of a call goes on to the Host; what the Client made itself is an error that arrives here. */
  function recordSettled(ref: string, settlement: Settlement): void {
    const local = settlement.kind === 'local-error'
    if (!local && kindOfRef(ref) !== 'call') return
    const suffix = !local ? 'result' : (LOCAL_SUFFIX[settlement.code] ?? 'failed')
    const key = `${ref}.${suffix}`
    recorder.record({
      key,
      phase: local ? wire.phase(ref) : 'return',
      from: 'client',
      to: 'host',
      channel: 'internal',
      raw: stringify(handedOver(settlement)),
      message: null,
      note: noteOf(key),
      detail: { kind: settlement.kind, ...detailOf(settlement) },
      ...(local && { errorChannel: 'local-error' as const }),
      exchange: ref,
    })
  }

  function recordDropped(ref: string | null, reason: string): void {
    // The stream's own end is on record already and says the same.
    if (reason === 'empty-stream') return
    const key = `${ref ?? 'client'}.dropped`
    recorder.record({
      key,
      phase: ref === null ? (recorder.events.at(-1)?.phase ?? 'call') : wire.phase(ref),
      from: 'client',
      to: 'client',
      channel: 'internal',
      raw: '',
      message: null,
      note: noteOf(key),
      detail: { reason },
      ...(ref !== null && { exchange: ref }),
    })
  }

  return {
    describe: describeOnce(() => state, describeClient),
    take(item) {
      if (item.to === 'timer' && running.get(item.timer) !== item.setting) return
      if (item.to === 'timer') running.delete(item.timer)
      const input = item.to === 'timer' ? { kind: 'timer' as const, timer: item.timer } : item.input
      const step = clientStep(state, input)
      state = step.state
      for (const output of step.outputs) perform(output)
    },
  }
}

const LOCAL_SUFFIX: { readonly [code: string]: string } = {
  'request-timeout': 'timeout',
  'connection-closed': 'closed',
  cancelled: 'given-up',
}

function handedOver(settlement: Settlement): JsonValue {
  switch (settlement.kind) {
    case 'result':
      return settlement.result
    case 'protocol-error':
      return settlement.error as unknown as JsonObject
    default:
      return { ...settlement } as unknown as JsonObject
  }
}

function detailOf(settlement: Settlement): JsonObject {
  switch (settlement.kind) {
    case 'result':
      return { isError: settlement.result.isError === true }
    case 'protocol-error':
      return { code: settlement.error.code }
    case 'transport-error':
      return { reason: settlement.reason, ...optional('status', settlement.status) }
    case 'local-error':
      return { code: settlement.code, ...optional('limitMs', settlement.limitMs) }
  }
}

function optional(name: string, value: JsonValue | undefined): JsonObject {
  return value === undefined ? {} : { [name]: value }
}
