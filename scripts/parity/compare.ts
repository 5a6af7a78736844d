/** real = recorded = ours, scenario by scenario. */
import type { Answer, Exchanges, Pipes } from '../../src/cli/serve/replay/recording.ts'
import { exchangeAnswer, pipeAnswer } from '../../src/cli/serve/replay/recording.ts'
import { replayHttp } from '../../src/cli/serve/replay/replay-http.ts'
import { replayPipe } from '../../src/cli/serve/replay/replay-pipe.ts'
import { listen, type Peer } from './peers.ts'

export interface Row {
  readonly id: string
  /** Absent for scenarios that nobody recorded. */
  readonly recorded: Answer | undefined
  readonly real: Answer
  readonly ours: Answer
}

export interface Peers {
  readonly real: Peer
  readonly ours: Peer
}

/** Processes at once; more would only make each other slow. */
const AT_ONCE = 3

/** Each scenario once per peer, each time with a process of its own. */
export async function comparePipes(peers: Peers, file: Pipes, isRecorded = true): Promise<Row[]> {
  const rows: Row[] = []
  const waiting = Object.entries(file).entries()
  async function worker(): Promise<void> {
    for (const [index, [id, steps]] of waiting) {
      const real = await replayPipe(peers.real.stdio, steps)
      const ours = await replayPipe(peers.ours.stdio, steps)
      rows[index] = { id, real, ours, recorded: isRecorded ? pipeAnswer(steps) : undefined }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return rows
}

/** The whole file against one process of each peer, both at the same time. */
export async function compareExchanges(
  peers: Peers,
  file: Exchanges,
  isRecorded = true,
): Promise<Row[]> {
  const replay = async (peer: Peer) => {
    const { port, stop } = await listen(peer)
    return replayHttp(port, file).finally(stop)
  }
  const [real, ours] = await Promise.all([replay(peers.real), replay(peers.ours)])
  return Object.entries(file).map(([id, exchange]) => ({
    id,
    real: real.get(id) ?? [],
    ours: ours.get(id) ?? [],
    recorded: isRecorded ? exchangeAnswer(exchange) : undefined,
  }))
}
