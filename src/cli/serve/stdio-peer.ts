/** Real pipes: lines from stdin to the Server, its lines to stdout, its logs to stderr, nothing else on stdout. */
import type { WireInput, WireOutput } from '../../transport/wire.ts'
import { createLineSplitter } from './line-splitter.ts'
import { createServerLoop } from './server-loop.ts'
import type { ServeSettings } from './settings.ts'

const NEWLINE = Buffer.from('\n')

/** Serves until stdin ends or the process is told to stop; resolves with the exit code when everything is written. */
export function serveStdio({ config, log }: ServeSettings): Promise<number> {
  const { stdin, stdout, stderr } = process
  return new Promise((resolve) => {
    let ended = false
    /** Lines of one turn of the event loop go out in one write. */
    let waiting: Uint8Array[] = []
    const loop = createServerLoop(config, write)
    const take = (input: WireInput) => {
      if (!ended) loop.take(input)
    }
    const splitter = createLineSplitter((line) => take({ kind: 'stdin', line }), log)
    const end = () => {
      splitter.end()
      take({ kind: 'stdin-end' })
    }

    function write(output: WireOutput): void {
      if (output.kind === 'stdout') {
        if (waiting.push(output.line, NEWLINE) === 2) setImmediate(flush)
      } else if (output.kind === 'stderr') {
        stderr.write(output.text.endsWith('\n') ? output.text : `${output.text}\n`)
      } else if (output.kind === 'exit') finish(output.code)
    }

    function flush(): void {
      if (waiting.length === 0 || stdout.destroyed) return
      // A reader that is slow makes us read more slowly, too.
      if (!stdout.write(Buffer.concat(waiting))) pauseUntilDrained()
      waiting = []
    }

    function pauseUntilDrained(): void {
      if (stdin.isPaused()) return
      stdin.pause()
      stdout.once('drain', () => stdin.resume())
    }

    function finish(code: number): void {
      if (ended) return
      ended = true
      flush()
      stdin.destroy()
      stdout.end(() => resolve(code))
      if (stdout.destroyed) resolve(code)
    }

    stdout.on('error', () => finish(0))
    stderr.on('error', () => {})
    stdin.on('data', (chunk: Buffer) => splitter.push(chunk))
    stdin.on('end', end)
    stdin.on('error', end)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
    loop.take({ kind: 'spawn' })
  })
}
