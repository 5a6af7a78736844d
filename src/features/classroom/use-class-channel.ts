import { useEffect } from 'react'
import { parseLink } from '../../scenario/scenario-link.ts'
import { CLASS_CHANNEL, classMessage, HELLO, readClassMessage } from '../../store/class-message.ts'
import type { Lab } from '../../store/create-lab.ts'
import { useLabInstance } from '../../store/lab-context.tsx'
import { sameScenario } from '../../store/scenario-actions.ts'
import { nearestStep } from '../../store/stops.ts'

/** Tells every projected window of this browser where the class is, whenever that changes and whenever one asks. */
export function usePresenting(): void {
  const lab = useLabInstance()
  useEffect(() => {
    const channel = new BroadcastChannel(CLASS_CHANNEL)
    let told = ''
    const tell = () => {
      const message = classMessage(lab.store.getState())
      const text = JSON.stringify(message)
      if (text === told) return
      told = text
      channel.postMessage(message)
    }
    channel.onmessage = ({ data }) => {
      if (data !== HELLO) return
      told = ''
      tell()
    }
    tell()
    const unsubscribe = lab.store.subscribe(tell)
    return () => {
      unsubscribe()
      channel.close()
    }
  }, [lab])
}

/** Goes where the presenter goes and holds still otherwise: nothing pressed here moves the run. */
export function useFollowing(): void {
  const lab = useLabInstance()
  useEffect(() => {
    const channel = new BroadcastChannel(CLASS_CHANNEL)
    const { store, actions } = lab
    const here = () => store.getState().trace.events[store.getState().cursor]?.key ?? ''
    let step = here()
    // A server on its way changes the steps once more; then there is something to hold.
    const hold = () => {
      const { pending, range } = store.getState()
      if (pending === null && range?.to !== step) actions.setRange({ from: step, to: step })
    }
    channel.onmessage = ({ data }) => {
      const message = readClassMessage(data)
      if (!message) return
      const { black, predicts, hands, spot, locale } = message
      actions.setClass({ black, predicts, hands, spot })
      const { override } = store.getState()
      if (override.locale !== locale) actions.overridePreferences({ ...override, locale })
      unsubscribe()
      step = follow(lab, message.link) ?? here()
      hold()
      unsubscribe = store.subscribe(hold)
    }
    let unsubscribe = store.subscribe(hold)
    hold()
    channel.postMessage(HELLO)
    return () => {
      unsubscribe()
      channel.close()
      actions.setRange(null)
    }
  }, [lab])
}

/** Shows the step of a link; a step of one is run as a step. Returns the step's key. */
function follow({ store, actions }: Lab, text: string): string | undefined {
  const { scenario, options } = parseLink(text).link
  actions.setRange(null)
  const { scenario: shown, pending, trace, cursor } = store.getState()
  const place = (events: typeof trace.events) => nearestStep(events, options.at).index
  if (pending !== null || !sameScenario(scenario, shown)) actions.openScenario(scenario, options.at)
  else if (place(trace.events) === cursor + 1) actions.next()
  else if (place(trace.events) !== cursor) actions.goTo(place(trace.events))
  return options.at
}
