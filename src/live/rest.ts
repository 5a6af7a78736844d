/** Waiting until code that runs on promises has nothing left to do: the moment at which virtual time may go on. */

/** Turns of the event loop without news that count as rest: what streams hand on takes one or two. */
const STILL_TURNS = 3
/** Far more than any run needs; beyond it something waits for what will never come. */
const MOST_TURNS = 200_000

export interface Rest {
  /**
   * Resolves when `busy` has been false and `news` has stayed the same for some turns of the event loop.
   * Throws when that never comes: our bug.
   */
  wait(busy: () => boolean, news: () => number): Promise<void>
  /** Ends the channel; without it a Node process would not end. */
  close(): void
}

/** Turns by `MessageChannel`: a turn of its own each, and not slowed down as nested timers are in a browser. */
export function createRest(): Rest {
  const { port1, port2 } = new MessageChannel()
  let wake = () => {}
  port1.onmessage = () => wake()
  const turn = () =>
    new Promise<void>((resolve) => {
      wake = resolve
      port2.postMessage(null)
    })

  return {
    async wait(busy, news) {
      let seen = news()
      for (let turns = 0, still = 0; still < STILL_TURNS; turns++) {
        if (turns > MOST_TURNS) throw new Error('the live server never comes to rest')
        await turn()
        const now = news()
        still = busy() || now !== seen ? 0 : still + 1
        seen = now
      }
    },
    close() {
      port1.close()
      port2.close()
    },
  }
}
