/** The tokens' colours: readable on their grounds, and told apart by those who see fewer colours. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const CSS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
type Rgb = readonly [number, number, number]

/** Colours of one theme, by token, 0 … 1 in sRGB. */
function coloursOf(theme: string): ReadonlyMap<string, Rgb> {
  const block = CSS.split('}').find((one) => one.includes(`[data-theme="${theme}"]`)) ?? ''
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*#([0-9a-f]{6})/gi)].map(([, name = '', hex = '']) => [
      name,
      [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as never,
    ]),
  )
}

const linear = (rgb: Rgb) =>
  rgb.map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as never as Rgb

/** WCAG 2.2 contrast ratio. */
function contrast(a: Rgb, b: Rgb): number {
  const [r, s] = [a, b].map((one) => {
    const [red, green, blue] = linear(one)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
  }) as [number, number]
  return Math.max(r, s) / Math.min(r, s)
}

/** Complete dichromacy in linear RGB: Machado, Oliveira and Fernandes 2009, severity 1. */
const DICHROMACY: Readonly<Record<string, readonly number[]>> = {
  protanopia: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deuteranopia: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritanopia: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
}

/** OKLab of a colour after the loss of one kind of cone. */
function seen(colour: Rgb, matrix: readonly number[]): Rgb {
  const [r, g, b] = linear(colour)
  const [red = 0, green = 0, blue = 0] = [0, 3, 6].map((row) => {
    const [one = 0, two = 0, three = 0] = matrix.slice(row, row + 3)
    return Math.min(1, Math.max(0, one * r + two * g + three * b))
  })
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const distance = (a: Rgb, b: Rgb) => Math.hypot(...a.map((v, at) => v - (b[at] ?? 0)))

const CHANNELS = ['protocol-error', 'tool-error', 'transport-error', 'local-error']
const WORDS = ['ink', 'ink-2', 'ghost', 'out', 'in', ...CHANNELS]

describe.each(['light', 'dark', 'projector'])('%s', (theme) => {
  const colours = coloursOf(theme)
  const of = (name: string) => colours.get(name) ?? ([0, 0, 0] as Rgb)

  test.each(WORDS)('text in --%s reads on every ground (4.5 : 1)', (name) => {
    for (const ground of ['ground', 'sheet', 'now'])
      expect(contrast(of(name), of(ground)), ground).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['edge', 'focus'])('--%s is seen as a line (3 : 1)', (name) => {
    for (const ground of ['ground', 'sheet'])
      expect(contrast(of(name), of(ground)), ground).toBeGreaterThanOrEqual(3)
  })

  if (theme === 'projector')
    test.each(['ink', 'ink-2', 'out', 'in'])(
      'the wire in --%s reads from the last row (7 : 1)',
      (name) => {
        expect(contrast(of(name), of('sheet'))).toBeGreaterThanOrEqual(7)
      },
    )

  // About 0.02 is the least difference that is noticed in OKLab. Blue and green come close for the few with
  // tritanopia; arrows, and up and down on the ruler, tell the direction without colour.
  test.each(Object.entries(DICHROMACY))(
    'the two directions are two colours: %s',
    (name, matrix) => {
      const apart = distance(seen(of('out'), matrix), seen(of('in'), matrix))
      expect(apart).toBeGreaterThan(name === 'tritanopia' ? 0.04 : 0.1)
    },
  )

  // Each channel has a shape and a word of its own as well.
  test.each(Object.entries(DICHROMACY))(
    'the four channels are four colours: %s',
    (_name, matrix) => {
      for (const [index, one] of CHANNELS.entries())
        for (const other of CHANNELS.slice(index + 1)) {
          const apart = distance(seen(of(one), matrix), seen(of(other), matrix))
          expect(apart, `${one}, ${other}`).toBeGreaterThan(0.05)
        }
    },
  )
})

test('the table of the design language is the table of the tokens', () => {
  const page = readFileSync(new URL('../../docs/design-language.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `--([\w-]+)` \| `(#\w+)` \| `(#\w+)` \| `(#\w+)` \|/gm)]
  const hex = (rgb: Rgb) =>
    `#${rgb
      .map((v) =>
        Math.round(v * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  const themes = ['light', 'dark', 'projector'].map((theme) => [...coloursOf(theme)])
  const told = [1, 2, 3].map((at) => rows.map((row) => [row[1], row[at + 1]]))
  expect(told).toEqual(themes.map((all) => all.map(([name, rgb]) => [name, hex(rgb)])))
})
