/** The two servers that are compared: the course's Python file on the real SDK, and `serve`. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Command } from '../../src/cli/serve/replay/replay-pipe.ts'
import { ROOT } from '../lib/paths.mjs'

export interface Peer {
  readonly stdio: Command
  http(port: number): Command
}

export interface Listening {
  readonly port: number
  stop(): Promise<void>
}

const SERVER = join(ROOT, 'public', 'code', 'bughunt_server.py')
// The program behind `npm run -s serve`, without npm's own process between us and the pipe.
const SERVE = ['--import', 'tsx', join(ROOT, 'src', 'cli', 'serve.ts'), '--tools', 'all']

export function pythonPeer(python: string): Peer {
  const start = ['-B', SERVER]
  return {
    stdio: { file: python, args: start },
    http: (port) => ({ file: python, args: [...start, '--http', '--port', String(port)] }),
  }
}

export const SERVE_PEER: Peer = {
  stdio: { file: process.execPath, args: SERVE },
  http: (port) => ({
    file: process.execPath,
    args: [...SERVE, '--transport', 'http', '--port', String(port)],
  }),
}

/** Starts the peer over HTTP on a free port; resolves when it says that it listens. */
export async function listen(peer: Peer): Promise<Listening> {
  const port = await freePort()
  const { file, args } = peer.http(port)
  const child = spawn(file, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  for await (const line of createInterface({ input: child.stderr })) {
    if (!/running on http|listening http/.test(line)) continue
    child.stderr.resume()
    return {
      port,
      stop: async () => {
        process.off('exit', end)
        await stop(child)
      },
    }
  }
  throw new Error(`${file} ${args.join(' ')} ended before it listened`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  // A stream that is held open keeps uvicorn waiting: nothing is lost by not asking.
  child.kill('SIGKILL')
  await once(child, 'exit')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
