import { type Bead, type BeadScale, beadPath } from './bead-geometry.ts'

export interface Rod {
  readonly kind: 'adapter' | 'client' | 'server'
  readonly beads: number
}
/** `off`: not written yet, or not needed any more; `marked`: the one that is being talked about. */
export type BeadLook = 'on' | 'off' | 'marked'

interface Props {
  readonly scale: BeadScale
  readonly rods: readonly Rod[]
  readonly look: (bead: Bead) => BeadLook
}

/** Very many beads: one path for each kind and look. */
export function BeadMass({ scale, rods, look }: Props) {
  const paths = new Map<string, string>()
  rods.forEach(({ kind, beads }, rod) => {
    for (let slot = 0; slot < beads; slot += 1) {
      const style = `${kind} ${look({ rod, slot })}`
      paths.set(style, (paths.get(style) ?? '') + beadPath(scale, { rod, slot }))
    }
  })
  return [...paths].map(([style, d]) => <path key={style} className={`bead mass ${style}`} d={d} />)
}
