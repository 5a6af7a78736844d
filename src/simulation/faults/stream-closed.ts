/** The connection breaks after the request was read: the response of the first call never gets through. */
import { type Fault, isFirstRequest } from './fault.ts'

export const streamClosed: Fault = {
  id: 'stream-closed',
  written(output, name) {
    if (name === undefined || !isFirstRequest(name)) return [output]
    switch (output.kind) {
      case 'sse':
        return []
      case 'http-response':
        return [{ kind: 'http-end', exchange: output.exchange }]
      default:
        return [output]
    }
  },
}
