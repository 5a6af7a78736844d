/** stdio: one message a line, and nothing else on stdout (spec basic/transports/stdio, both revisions). */
import { type Check, check, modernSpec, rule } from '../check.ts'
import type { Frame } from '../transcript.ts'

const SPEC = modernSpec('basic/transports/stdio', 'stdio')

/** A stray print is D2; whatever was meant as a message and is none is D1; a batch is G9. */
function isStray({ channel, form }: Frame): boolean {
  return channel === 'stdout' && (form === 'text' || form === 'foreign' || form === 'empty')
}

export const FRAMING: readonly Check[] = [
  check(rule('D1', 'MUST', 'both', 'both', 'stdio', SPEC), (t, probe) => {
    for (const frame of t.frames) {
      if (frame.channel !== 'stdin' && frame.channel !== 'stdout') continue
      if (frame.form === 'message') probe.saw(frame)
      else if (frame.form !== 'batch' && !isStray(frame)) probe.fault(frame, { got: frame.form })
    }
  }),
  check(rule('D2', 'MUST NOT', 'server', 'both', 'stdio', SPEC), (t, probe) => {
    for (const frame of t.frames) {
      if (frame.channel !== 'stdout') continue
      if (isStray(frame)) probe.fault(frame, { got: frame.event.raw.slice(0, 60) })
      else probe.saw(frame)
    }
  }),
]
