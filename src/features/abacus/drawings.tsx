import { useMemo, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import {
  type AbacusSize,
  clampCount,
  type Edge,
  withoutProtocol,
  withProtocol,
} from '../../exercise/abacus-model.ts'
import type { Pair } from './adapter-panel.tsx'
import { BeadFrame } from './bead-frame.tsx'
import { type Bead, beadScale } from './bead-geometry.ts'
import type { BeadLook } from './bead-mass.tsx'
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

/** Up to this many adapters, beads slide on both sides; above, both jump. */
const SLIDING = 160

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const keyOf = ({ from, to }: Edge) => `${from} ${to}`

/** Both sides twice: as beads on rods and as lines between apps and tools. */
export function Drawings({ size, highlights, onSize, onPair }: Props) {
  const t = useTranslations('abacus')
  const names = useNames()
  const format = useFormatter()
  const { apps, tools } = size
  const { pair, standing, written, changing } = highlights
  const before = useRef(size)
  const adapters = useMemo(() => withoutProtocol({ apps, tools }), [apps, tools])
  const ends = useMemo(() => withProtocol({ apps, tools }), [apps, tools])

  const slots = Math.max(apps, tools)
  const isMass = adapters.length > SLIDING
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

  const there = standing && new Set(standing.map(keyOf))
  const ready = written && new Set(written.map(keyOf))
  const marked = new Set(changing.map(keyOf))
  const lookWithout = ({ rod, slot }: Bead): BeadLook => {
    if (pair?.app === rod + 1 && pair.tool === slot + 1) return 'marked'
    return !there || there.has(`app-${rod + 1} tool-${slot + 1}`) ? 'on' : 'off'
  }
  const lookWith = ({ rod, slot }: Bead): BeadLook => {
    const end = ends[rod === 0 ? slot : apps + slot]
    if (!end || (ready && !ready.has(keyOf(end)))) return 'off'
    return marked.has(keyOf(end)) ? 'marked' : 'on'
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
            {standing ? t('drawing.left', { count: standing.length }) : t('without')}
          </h2>
          <div className="abacus-figure">
            {appNames}
            <BeadFrame
              label={t('drawing.beadsWithout', { rods: apps, beads: adapters.length })}
              scale={scale}
              slots={slots}
              rods={upTo(apps).map(() => ({ kind: 'adapter' as const, beads: tools }))}
              look={lookWithout}
              isMass={isMass}
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
            {written ? t('drawing.built', { count: written.length }) : t('with')}
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
              isMass={isMass}
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
              missing={ready ? ends.filter((end) => !ready.has(keyOf(end))) : []}
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
