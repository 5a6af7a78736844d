/** The deck's strokes: 16-unit drawings in the colour of their text. */
const PATHS = {
  first: 'M2.5 2v12M15 8H6M10 3.5 5.5 8l4.5 4.5',
  previous: 'M14 8H3M7.5 3 2.5 8l5 5',
  next: 'M2 8h11M8.5 3l5 5-5 5',
  last: 'M13.5 2v12M1 8h9M6 3.5 10.5 8 6 12.5',
  'next-error': 'M1 8h4M10.5 3 15.5 12.5h-10zM10.5 6.5v2.5M10.5 10.800v.2',
  more: 'M3 8h.01M8 8h.01M13 8h.01',
} as const
const SOLID = { play: 'M4 2v12l10-6z', pause: 'M4 2h3v12H4zM9 2h3v12H9z' } as const
export type IconName = keyof typeof PATHS | keyof typeof SOLID

/** Decoration only: the control that holds it carries the name. */
export function Icon({ name }: { readonly name: IconName }) {
  if (name === 'play' || name === 'pause')
    return (
      <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
        <path d={SOLID[name]} />
      </svg>
    )
  return (
    <svg
      className="icon"
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : name === 'next-error' ? 1.5 : 2}
      strokeLinecap={name === 'more' ? 'round' : 'butt'}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
