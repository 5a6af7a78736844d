import './verdict-square.css'

export type SquareKind = 'pass' | 'fail' | 'warn' | 'not-exercised'

/** The shape of a verdict: a square with a tick, a cross, a wave, or a dashed one (design language §5). A word stands beside it. */
export function VerdictSquare({ kind }: { readonly kind: SquareKind }) {
  return (
    <svg className={`square ${kind}`} viewBox="0 0 18 18" aria-hidden="true">
      <rect x="1.5" y="1.5" width="15" height="15" />
      {kind === 'pass' && <path d="M5 9.5l3 3 5.5-7" />}
      {kind === 'fail' && <path d="M5.5 5.5l7 7M12.5 5.5l-7 7" />}
      {kind === 'warn' && <path d="M4.5 10.5c1.5-3 3-3 4.500 0s3 3 4.500-2" />}
    </svg>
  )
}
