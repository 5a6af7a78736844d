/** For tests: a real `serve` process, and where to reach it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export const SERVE_ARGS = ['--import', 'tsx', 'src/cli/serve.ts']

export interface Served {
  readonly process: ChildProcess
  readonly port: number
  stop(): Promise<void>
}

/** Starts `serve` over HTTP on a free port; resolves when it listens. */
export async function serveForTest(options: readonly string[] = []): Promise<Served> {
  const child = spawn(
    process.execPath,
    [...SERVE_ARGS, '--transport', 'http', '--port', '0', ...options],
    { stdio: ['ignore', 'inherit', 'pipe'] },
  )
  const lines = createInterface({ input: child.stderr })
  for await (const line of lines) {
    const port = /:(\d+)\/mcp$/.exec(line)?.[1]
    if (!port) continue
    child.stderr.resume()
    return {
      process: child,
      port: Number(port),
      async stop() {
        child.kill('SIGTERM')
        if (child.exitCode === null) await once(child, 'exit')
      },
    }
  }
  throw new Error('serve ended before it listened')
}
