import { type MouseEvent, useState } from 'react'
import type { Edge } from '../../exercise/abacus-model.ts'
import { type LineField, linesPath, nearestAdapter, numberOf } from './line-geometry.ts'

interface Pair {
  readonly app: number
  readonly tool: number
}
interface Props {
  /** What a screen reader says of the drawing. */
  readonly label: string
  readonly field: LineField
  /** Pieces that exist, and pieces that are yet to be written. */
  readonly edges: readonly Edge[]
  readonly missing?: readonly Edge[]
  /** Pieces that are being talked about. */
  readonly marked?: readonly Edge[]
  /** Adapters can be picked where this is given. */
  readonly onPick?: (pair: Pair) => void
  /** The name of what clients and servers meet at, in the drawing with a protocol. */
  readonly rail?: string
}

/** How near, in drawing units, a pointer must come to a line. */
const REACH = 12
/** Above this, lines are drawn without smoothing: a frame with 2,500 smooth ones takes too long. */
const MASS = 400

/** Thousands of lines at full weight would be one black block. */
function weight(lines: number) {
  if (lines > MASS) return { strokeOpacity: 10 / Math.sqrt(lines) }
  return lines > 60 ? { strokeWidth: 12 / Math.sqrt(lines) } : undefined
}

const KINDS = ['adapter', 'client', 'server'] as const

/** Apps, tools and a line for every piece of code; one path a kind, so that 2,500 lines stay light. */
export function LineDrawing({ label, field, edges, missing, marked, onPick, rail }: Props) {
  const [pointed, setPointed] = useState<Pair | null>(null)
  const { width, height } = field
  const isMass = edges.length > MASS
  const find = (event: MouseEvent): Pair | null => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) * width) / box.width
    const y = ((event.clientY - box.top) * height) / box.height
    return nearestAdapter(field, x, y, REACH)
  }
  const pointedEdge = edges.filter(
    ({ from, to }) => pointed?.app === numberOf(from) && pointed.tool === numberOf(to),
  )

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have the list of adapters
    <svg
      className={`abacus-drawing abacus-lines${onPick ? ' pickable' : ''}`}
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: `calc(var(--abacus-unit) * ${width})` }}
      role="img"
      aria-label={label}
      onPointerMove={(event) => {
        if (!onPick) return
        const pair = find(event)
        if (pair?.app !== pointed?.app || pair?.tool !== pointed?.tool) setPointed(pair)
      }}
      onPointerLeave={() => setPointed(null)}
      onClick={(event) => {
        const pair = onPick ? find(event) : null
        if (pair) onPick?.(pair)
      }}
    >
      {KINDS.map((kind) => {
        const d = linesPath(
          field,
          edges.filter((edge) => edge.kind === kind),
        )
        return (
          d && (
            <path
              key={kind}
              className={`line ${kind}${isMass ? ' mass' : ''}`}
              style={weight(edges.length)}
              d={d}
            />
          )
        )
      })}
      {missing && missing.length > 0 && <path className="line off" d={linesPath(field, missing)} />}
      {marked && marked.length > 0 && <path className="line marked" d={linesPath(field, marked)} />}
      {pointedEdge.length > 0 && <path className="line marked" d={linesPath(field, pointedEdge)} />}
      {rail && (
        <>
          <rect className="rail" x={width / 2 - 28} y="1.5" width="56" height={height - 3} />
          <text className="rail-name" x={width / 2} y={height / 2 + 6}>
            {rail}
          </text>
        </>
      )}
      <path className="post" d={`M1 0V${height}M${width - 1} 0V${height}`} />
    </svg>
  )
}
