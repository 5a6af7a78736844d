import { type MouseEvent, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  type AbacusSize,
  type Comparison,
  clampCount,
  MAX_COUNT,
  type Payoff,
} from '../../exercise/abacus-model.ts'

interface Props {
  readonly table: readonly (readonly Comparison[])[]
  readonly size: AbacusSize
  readonly payoffText: (comparison: Comparison) => string
  readonly onSize: (size: AbacusSize) => void
}

/** Units a cell; apps run down, tools run across, as in the table of numbers. */
const CELL = 4
const SIDE = MAX_COUNT * CELL

/** All sizes at once, with the border of what a protocol saves drawn between the cells. */
export function PayoffPicture({ table, size, payoffText, onSize }: Props) {
  const t = useTranslations('abacus')
  const [pointed, setPointed] = useState<AbacusSize | null>(null)
  const paths = useMemo(() => drawTable(table), [table])
  const current = table[size.apps - 1]?.[size.tools - 1]
  const shown = pointed ? table[pointed.apps - 1]?.[pointed.tools - 1] : current
  const [x, y] = [(size.tools - 1) * CELL, (size.apps - 1) * CELL]

  const sizeAt = (event: MouseEvent): AbacusSize => {
    const box = event.currentTarget.getBoundingClientRect()
    const cell = (part: number) => clampCount(Math.floor(part * MAX_COUNT) + 1, 1)
    return {
      apps: cell((event.clientY - box.top) / box.height),
      tools: cell((event.clientX - box.left) / box.width),
    }
  }

  return (
    <figure className="abacus-picture">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have the count controls */}
      <svg
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        role="img"
        aria-label={t('table.picture', {
          max: MAX_COUNT,
          ...size,
          payoff: current ? payoffText(current) : '',
        })}
        onPointerMove={(event) => setPointed(sizeAt(event))}
        onPointerLeave={() => setPointed(null)}
        onClick={(event) => onSize(sizeAt(event))}
      >
        <defs>
          <pattern id="abacus-hatch" width="3" height="3" patternUnits="userSpaceOnUse">
            <path className="hatch" d="M0 3 3 0" />
          </pattern>
        </defs>
        <rect className="paper" width={SIDE} height={SIDE} />
        <path className="tens" d={TENS} />
        <path className="costs-more" d={paths.cells['costs-more']} fill="url(#abacus-hatch)" />
        <path className="levels" d={paths.levels} />
        <path className="border" d={paths.border} />
        <path className="ties" d={paths.cells.ties} />
        <path className="guide" d={`M0 ${y + CELL / 2}H${x}M${x + CELL / 2} 0V${y}`} />
        <rect className="now" x={x - 1} y={y - 1} width={CELL + 2} height={CELL + 2} />
      </svg>
      <figcaption>
        <span className="abacus-key">
          <span>
            <i className="costs-more" />
            {t('table.more')}
          </span>
          <span>
            <i className="ties" />
            {t('table.tie')}
          </span>
          <span>
            <i className="now" />
            {t('table.now')}
          </span>
        </span>
        <span className="note">{t('table.note')}</span>
        <span className="note">{t('table.pictureNote', { max: MAX_COUNT })}</span>
        <span>
          <span className="mono">
            {shown &&
              t('table.pointed', { ...shown.size, without: shown.without, with: shown.with })}
          </span>{' '}
          {shown && payoffText(shown)}
        </span>
      </figcaption>
    </figure>
  )
}

const TENS = [10, 20, 30, 40].map((n) => `M${n * CELL} 0V${SIDE}M0 ${n * CELL}H${SIDE}`).join('')

const LEVELS = [100, 500, 1000, 2000]

/** The cells of each kind, the border of what saves, and a finer one round each level of saving. */
function drawTable(table: readonly (readonly Comparison[])[]) {
  const cells: Record<Payoff, string> = { saves: '', ties: '', 'costs-more': '' }
  table.forEach((row, down) => {
    row.forEach(({ payoff }, right) => {
      cells[payoff] += `M${right * CELL} ${down * CELL}h${CELL}v${CELL}h-${CELL}z`
    })
  })
  return {
    cells,
    border: edgeOf(table, ({ saved }) => saved > 0),
    levels: LEVELS.map((level) => edgeOf(table, ({ saved }) => saved >= level)).join(''),
  }
}

/** The line between the cells that are inside and those left of or above them that are not. */
function edgeOf(
  table: readonly (readonly Comparison[])[],
  isInside: (cell: Comparison) => boolean,
): string {
  let d = ''
  table.forEach((row, down) => {
    row.forEach((cell, right) => {
      if (!isInside(cell)) return
      const [left, above] = [row[right - 1], table[down - 1]?.[right]]
      if (left && !isInside(left)) d += `M${right * CELL} ${down * CELL}v${CELL}`
      if (above && !isInside(above)) d += `M${right * CELL} ${down * CELL}h${CELL}`
    })
  })
  return d
}
