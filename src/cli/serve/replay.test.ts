/** What was recorded from the real server, replayed against real `serve` processes: bytes over pipes and loopback. */
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Answer,
  type Exchanges,
  exchangeAnswer,
  type Pipes,
  pipeAnswer,
  recording,
} from './replay/recording.ts'
import { replayHttp } from './replay/replay-http.ts'
import { replayPipe } from './replay/replay-pipe.ts'
import { SERVE_ARGS, serveForTest } from './served.ts'

const COMMAND = { file: process.execPath, args: [...SERVE_ARGS, '--tools', 'all'] }
/** One of each kind; `npm run parity` replays them all. */
const PIPES = 20

describe('over HTTP, one process for the file', () => {
  const file = recording('http.json') as Exchanges
  let answers: ReadonlyMap<string, Answer>
  beforeAll(async () => {
    const served = await serveForTest(['--tools', 'all'])
    answers = await replayHttp(served.port, file).finally(() => served.stop())
  }, 120_000)
  it.each(Object.keys(file))('%s', (id) => {
    expect(answers.get(id)).toEqual(exchangeAnswer(file[id]!))
  })
})

describe('over pipes, a process a scenario', { timeout: 60_000 }, () => {
  const all = Object.entries(recording('stdio.json') as Pipes)
  const chosen = all.filter((_, index) => index % Math.ceil(all.length / PIPES) === 0)
  it.concurrent.each(chosen)('%s', async (_id, steps) => {
    expect(await replayPipe(COMMAND, steps)).toEqual(pipeAnswer(steps))
  })
})
