import { useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import {
  type AbacusSize,
  clampCount,
  type Edge,
  withoutProtocol,
  withProtocol,
} from '../../exercise/abacus-model.ts'
import type { Pair } from './adapter-panel.tsx'
import { BeadFrame, type BeadLook } from './bead-frame.tsx'
import { type Bead, beadScale } from './bead-geometry.ts'
import { LineDrawing } from './line-drawing.tsx'
import { useNames } from './use-names.ts'

/** What the panel beside the drawings shows of them. */
export interface Highlights {
  readonly pair: Pair | null
  /** What exists in the middle of a migration; null: everything. */
  readonly standing: readonly Edge[] | null
  readonly written: readonly Edge[] | null
  /** Clients and servers that change with the protocol. */
  readonly changing: readonly Edge[]
}
interface Props {
  readonly size: AbacusSize
  readonly highlights: Highlights
  readonly onSize: (size: AbacusSize) => void
  readonly onPair: (pair: Pair) => void
}

/** The drawings' box at scale 1, and what names take of its width where there is room for them. */
const BOX = { width: 336, height: 212 }
const LABELS = { apps: 96, tools: 86 }

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const sameEdge = (a: Edge) => (b: Edge) => a.from === b.from && a.to === b.to
const keyOf = ({ from, to }: Edge) => `${from} ${to}`

/** Both sides twice: as beads on rods and as lines between apps and tools. */
export function Drawings({ size, highlights, onSize, onPair }: Props) {
  const t = useTranslations('abacus')
  const names = useNames()
  const format = useFormatter()
  const { apps, tools } = size
  const { pair, standing, written, changing } = highlights
  const before = useRef(size)
  const adapters = withoutProtocol(size)
  const ends = withProtocol(size)

  const slots = Math.max(apps, tools)
  const isNamed = slots <= 8 && apps <= 6
  const scale = beadScale(slots, apps, {
    ...BOX,
    width: BOX.width - (isNamed ? LABELS.apps : 0),
  })
  const field = {
    ...size,
    height: BOX.height,
    width: BOX.width - (isNamed ? LABELS.apps + LABELS.tools : 0),
  }

  const there = new Set((standing ?? adapters).map(keyOf))
  const ready = new Set((written ?? ends).map(keyOf))
  const lookWithout = ({ rod, slot }: Bead): BeadLook => {
    if (pair?.app === rod + 1 && pair.tool === slot + 1) return 'marked'
    return there.has(`app-${rod + 1} tool-${slot + 1}`) ? 'on' : 'off'
  }
  const lookWith = ({ rod, slot }: Bead): BeadLook => {
    const end = ends[rod === 0 ? slot : apps + slot]
    if (!end || !ready.has(keyOf(end))) return 'off'
    return changing.some(sameEdge(end)) ? 'marked' : 'on'
  }
  const remember = () => {
    before.current = size
  }
  const resize = (change: Partial<AbacusSize>) => {
    const next = { ...size, ...change }
    onSize({ apps: clampCount(next.apps, apps), tools: clampCount(next.tools, tools) })
  }

  const appNames = isNamed && (
    <ul className="abacus-names">
      {upTo(apps).map((app) => (
        <li key={app}>{names.app(app)}</li>
      ))}
    </ul>
  )
  const toolNames = isNamed && (
    <ul className="abacus-names at-right mono">
      {upTo(tools).map((tool) => (
        <li key={tool}>{names.tool(tool)}</li>
      ))}
    </ul>
  )

  return (
    <>
      <section className="abacus-case beads">
        <div>
          <h2>
            <span className="mono">{`${apps} × ${tools} = ${format.number(adapters.length)}`}</span>
            {t('without')}
            {standing && <small>{t('drawing.left', { count: standing.length })}</small>}
          </h2>
          <div className="abacus-figure">
            {appNames}
            <BeadFrame
              label={t('drawing.beadsWithout', { rods: apps, beads: adapters.length })}
              scale={scale}
              slots={slots}
              rods={upTo(apps).map(() => ({ kind: 'adapter' as const, beads: tools }))}
              look={lookWithout}
              onPick={({ rod, slot }) => slot < tools && onPair({ app: rod + 1, tool: slot + 1 })}
              onDragStart={remember}
              onDrag={(_, right, down) =>
                resize({ apps: before.current.apps + down, tools: before.current.tools + right })
              }
            />
          </div>
        </div>
        <div>
          <h2>
            <span className="mono">{`${apps} + ${tools} = ${format.number(ends.length)}`}</span>
            {t('with')}
            {written && <small>{t('drawing.built', { count: written.length })}</small>}
          </h2>
          <div className="abacus-figure">
            <ul className="abacus-names mono">
              <li>{t('client')}</li>
              <li>{t('server')}</li>
            </ul>
            <BeadFrame
              label={t('drawing.beadsWith', { clients: apps, servers: tools })}
              scale={scale}
              slots={slots}
              rods={[
                { kind: 'client', beads: apps },
                { kind: 'server', beads: tools },
              ]}
              look={lookWith}
              onPick={({ rod, slot }) =>
                resize(rod === 0 ? { apps: slot + 1 } : { tools: slot + 1 })
              }
              onDragStart={remember}
              onDrag={(rod, right) =>
                resize(
                  rod === 0
                    ? { apps: before.current.apps + right }
                    : { tools: before.current.tools + right },
                )
              }
            />
          </div>
        </div>
      </section>
      <section className="abacus-case lines">
        <div>
          <h2>
            {t('drawing.linesWithout', { count: (standing ?? adapters).length })}
            <small>{t('drawing.pick')}</small>
          </h2>
          <div className="abacus-figure">
            {appNames}
            <LineDrawing
              label={t('drawing.drawnWithout', { count: adapters.length })}
              field={field}
              edges={standing ?? adapters}
              marked={adapters.filter(
                ({ from, to }) => pair && from === `app-${pair.app}` && to === `tool-${pair.tool}`,
              )}
              onPick={onPair}
            />
            {toolNames}
          </div>
        </div>
        <div>
          <h2>
            {t('drawing.linesWith', { count: (written ?? ends).length })}
            <small>{t('unit')}</small>
          </h2>
          <div className="abacus-figure">
            {appNames}
            <LineDrawing
              label={t('drawing.drawnWith', { clients: apps, servers: tools })}
              field={field}
              edges={written ?? ends}
              missing={written ? ends.filter((end) => !ready.has(keyOf(end))) : []}
              marked={changing}
              rail={t('rail')}
            />
            {toolNames}
          </div>
        </div>
      </section>
    </>
  )
}
