/** `npm run -s serve -- …`: BugHunt for real clients, over real pipes or HTTP on loopback. Exit 2 when the options cannot be understood. */
import { bughunt } from '../server/bughunt/definition.ts'
import { dialectOf } from '../server/dialects/dialects.ts'
import { serveHttp } from './serve/http-peer.ts'
import { readServeOptions, type ServeOptions } from './serve/serve-options.ts'
import type { ServeSettings } from './serve/settings.ts'
import { serveStdio } from './serve/stdio-peer.ts'

const log = (text: string) => process.stderr.write(text.endsWith('\n') ? text : `${text}\n`)
const options = readServeOptions(process.argv.slice(2))
if (options.ok) await run(options.value)
else {
  log(options.error)
  process.exitCode = 2
}

async function run({ transport, server, tools, port }: ServeOptions): Promise<void> {
  const definition = bughunt({ tools })
  const settings: ServeSettings = {
    config: { definition, dialect: dialectOf(server), transport },
    log,
  }
  if (transport === 'stdio') process.exit(await serveStdio(settings))
  const peer = await serveHttp(settings, port).catch((error: NodeJS.ErrnoException) => error)
  if (peer instanceof Error) {
    log(`port ${port}: ${peer.code === 'EADDRINUSE' ? 'already in use' : peer.message}`)
    process.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => peer.close().then(() => process.exit(0)))
  // Last, so that whoever reads it can already send a signal.
  log(`listening http://127.0.0.1:${peer.port}/mcp`)
}
