import { laneX } from './lane.ts'

const LANES = [1, 2, 3, 4] as const

/** Where the Server's process is alive, as CSS lengths from the top; absent: not launched, or nobody's here. */
export interface ProcessBar {
  readonly top: string
  readonly bottom: string
}

/** The lifelines behind the rows. The Server's is dashed; while its process lives it is a thick bar. */
export function GraphLines({ process }: { readonly process?: ProcessBar | undefined }) {
  return (
    <div className="graph-lines" aria-hidden="true">
      {LANES.map((lane) => (
        <span key={lane} className="life" style={{ left: laneX(lane) }} />
      ))}
      <span className="life server" style={{ left: laneX(5) }} />
      {process && <span className="life alive" style={{ left: laneX(5), ...process }} />}
    </div>
  )
}
