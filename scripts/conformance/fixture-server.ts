/** Serves the conformance fixture over HTTP on a free port, told on stderr. */
import { serveHttp } from '../../src/cli/serve/http-peer.ts'
import { dialectOf } from '../../src/server/dialects/dialects.ts'
import { FIXTURE } from './fixture-definition.ts'

const log = (text: string) => process.stderr.write(`${text}\n`)
const config = { definition: FIXTURE, dialect: dialectOf('spec'), transport: 'http' } as const
const { port } = await serveHttp({ config, log }, 0)
log(`listening http://127.0.0.1:${port}/mcp`)
