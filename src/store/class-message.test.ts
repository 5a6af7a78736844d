import { expect, test } from 'vitest'
import { DEFAULT_SCENARIO } from '../scenario/scenario.ts'
import { simulate } from '../simulation/simulate.ts'
import { classLink, runLink } from './class-link.ts'
import { classMessage, readClassMessage } from './class-message.ts'
import { createLab } from './create-lab.ts'

function lab() {
  return createLab({
    simulate,
    loadLive: () => Promise.reject(new Error('no live server here')),
    storage: null,
    defaults: {
      locale: 'en',
      theme: 'light',
      letterKeys: true,
      pauseAtErrors: true,
      speed: 1,
      sheetTab: 'fields',
    },
  })
}

test('what one window says the other reads', () => {
  const { store, actions } = lab()
  actions.changeScenario({ fault: 'timeout' })
  actions.goTo(9)
  actions.setClass({ predicts: true, hands: [1, 0, 0, 3, 0, 0], spot: '/params/name' })
  const message = classMessage(store.getState())
  expect(message.link).toBe('#/step?fault=timeout&at=call-1.request')
  expect(readClassMessage(structuredClone(message))).toEqual(message)
})

test('links keep the language and the theme that a link has brought, unless they bring their own', () => {
  const { store, actions } = lab()
  actions.overridePreferences({ locale: 'zh-CN', theme: 'dark' })
  actions.goTo(9)
  const state = store.getState()
  expect(classLink(state, {}, 'handout')).toBe('#/handout?at=call-1.request&lang=zh-CN&theme=dark')
  expect(classLink(state, { theme: 'projector' })).toBe(
    '#/step?at=call-1.request&lang=zh-CN&theme=projector',
  )
  expect(runLink(state, { ...DEFAULT_SCENARIO, fault: 'timeout' }, 'call-1.cancel')).toBe(
    '#/step?fault=timeout&at=call-1.cancel&lang=zh-CN&theme=dark',
  )
})

const good = classMessage(lab().store.getState())
test.each([
  null,
  'hello',
  [],
  {},
  { ...good, kind: 'other' },
  { ...good, link: 'javascript:alert(1)' },
  { ...good, link: `#/step?at=${'x'.repeat(5000)}` },
  { ...good, locale: 'xx' },
  { ...good, black: 1 },
  { ...good, hands: [1, 2] },
  { ...good, hands: [0, 0, 0, 0, 0, -1] },
  { ...good, spot: {} },
])('a stray message is not read: %j', (value) => {
  expect(readClassMessage(value)).toBeNull()
})

test('a window held to one step cannot be moved; let go it moves again', () => {
  const { store, actions } = lab()
  actions.goTo(4)
  actions.next()
  actions.setRange({ from: 'list.response', to: 'list.response' })
  expect(store.getState().arrival).toBe('forward')
  actions.next()
  actions.previous()
  actions.last()
  actions.goTo(0)
  expect(store.getState().cursor).toBe(5)
  actions.setRange(null)
  actions.next()
  expect(store.getState().cursor).toBe(6)
})
