/** A server whose stdout is in text mode on Windows: every line ends with `\r\n` instead of `\n`. */
import type { Fault } from './fault.ts'

const CARRIAGE_RETURN = 0x0d

export const crlf: Fault = {
  id: 'crlf',
  written(output) {
    if (output.kind !== 'stdout') return [output]
    const line = new Uint8Array(output.line.length + 1)
    line.set(output.line)
    line[output.line.length] = CARRIAGE_RETURN
    return [{ ...output, line }]
  },
}
