/** The deck's strokes: 16-unit drawings in the colour of their text. */
const PATHS = {
  first: 'M2.5 2v12M15 8H6M10 3.5 5.5 8l4.5 4.5',
  previous: 'M14 8H3M7.5 3 2.5 8l5 5',
  next: 'M2 8h11M8.5 3l5 5-5 5',
  last: 'M13.5 2v12M1 8h9M6 3.5 10.5 8 6 12.5',
  more: 'M3 8h.01M8 8h.01M13 8h.01',
} as const
const SOLID = { play: 'M4 2v12l10-6z', pause: 'M4 2h3v12H4zM9 2h3v12H9z' } as const
export type IconName = keyof typeof PATHS | keyof typeof SOLID | 'next-error'

/** Decoration only: the control that holds it carries the name. */
export function Icon({ name }: { readonly name: IconName }) {
  if (name === 'play' || name === 'pause')
    return (
      <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
        <path d={SOLID[name]} />
      </svg>
    )
  if (name === 'next-error')
    return (
      <svg
        className="icon wide"
        viewBox="0 0 26 16"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d="M0 8h7M4 4l4 4-4 4" />
        <path d="M18 1.5 25 14.5H11zM18 6v4M18 11.5v1.5" strokeWidth="1.6" />
      </svg>
    )
  return (
    <svg
      className="icon"
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 2}
      strokeLinecap={name === 'more' ? 'round' : 'butt'}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
