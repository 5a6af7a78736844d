import { useEffect } from 'react'
import { FAULT_IDS, type Scenario } from '../scenario/scenario.ts'
import { REVISION_CHOICES, TRANSPORT_CHOICES } from '../store/choices.ts'
import { classLink } from '../store/class-link.ts'
import type { Lab } from '../store/create-lab.ts'
import { useLabInstance } from '../store/lab-context.tsx'
import { selectLocale } from '../store/lab-state.ts'
import { wantedScenario } from '../store/scenario-actions.ts'
import { copyText } from '../ui/copy-text.ts'
import { isTaken } from '../ui/taken-key.ts'
import { frameText } from '../views/frame-bytes.ts'
import { actionOfKey, type KeyAction } from '../views/key-table.ts'

/** A held key repeats no faster than this. */
const REPEAT_MS = 100

/** Obeys the keys of the stepper wherever the focus is, except where typing or choosing needs them. A `held` page goes where another leads: only its size is its own. */
export function useKeys(held: boolean): void {
  const lab = useLabInstance()
  useEffect(() => {
    let last = 0
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event)) return
      const { preferences } = lab.store.getState()
      const action = actionOfKey(event.key, event.shiftKey, preferences.letterKeys)
      if (held && action !== 'full-screen') return
      if (action === null || (event.repeat && !isMove(action))) return
      // Esc belongs to whatever is open; without that it is the browser's.
      if (action === 'close' && lab.store.getState().panel === null) return
      event.preventDefault()
      if (event.repeat && event.timeStamp - last < REPEAT_MS) return
      last = event.timeStamp
      DEEDS[action](lab)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [lab, held])
}

function isMove(action: KeyAction): boolean {
  return ['next', 'previous', 'next-phase', 'previous-phase'].includes(action)
}

const DEEDS: { readonly [Action in KeyAction]: (lab: Lab) => void } = {
  next: ({ actions }) => actions.next(),
  previous: ({ actions }) => actions.previous(),
  'next-phase': ({ actions }) => actions.nextPhase(),
  'previous-phase': ({ actions }) => actions.previousPhase(),
  first: ({ actions }) => actions.first(),
  last: ({ actions }) => actions.last(),
  play: ({ actions }) => actions.togglePlay(),
  'go-to': () => document.getElementById('go-to-step')?.focus(),
  revision: (lab) =>
    change(lab, ({ revision }) => ({ revision: after(REVISION_CHOICES, revision) })),
  transport: (lab) =>
    change(lab, ({ transport }) => ({ transport: after(TRANSPORT_CHOICES, transport) })),
  fault: (lab) => change(lab, ({ fault }) => ({ fault: after(FAULT_IDS, fault) })),
  sheet: ({ store, actions }) => {
    const { sheetTab } = store.getState().preferences
    actions.showExtra(null)
    actions.prefer({ sheetTab: sheetTab === 'bytes' ? 'fields' : 'bytes' })
  },
  language: ({ store, actions }) =>
    actions.prefer({ locale: selectLocale(store.getState()) === 'en' ? 'zh-CN' : 'en' }),
  filter: ({ actions }) => actions.openPanel('filter'),
  predict: ({ store, actions }) =>
    actions.setClass({ predicts: !store.getState().classroom.predicts }),
  present: ({ store }) => {
    location.hash = classLink(store.getState(), { view: 'present' })
  },
  code: ({ actions }) => actions.setClass({ showsCode: true }),
  black: ({ store, actions }) => actions.setClass({ black: !store.getState().classroom.black }),
  help: ({ actions }) => actions.openPanel('help'),
  close: ({ actions }) => actions.closePanel(),
  'full-screen': toggleFullScreen,
  copy: copyFrame,
}

function change({ store, actions }: Lab, to: (now: Scenario) => Partial<Scenario>): void {
  actions.changeScenario(to(wantedScenario(store.getState())))
}

function after<T>(list: readonly T[], value: T): T {
  return list[(list.indexOf(value) + 1) % list.length] as T
}

/** Not every browser has full screen, and none must allow it. */
function toggleFullScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.()
  done?.catch(() => undefined)
}

async function copyFrame({ store, actions }: Lab): Promise<void> {
  const { trace, cursor } = store.getState()
  const event = trace.events[cursor]
  const text = event ? frameText(event) : ''
  actions.tellCopied(text, await copyText(text))
}
