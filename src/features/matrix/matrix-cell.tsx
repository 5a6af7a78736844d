import { useTranslations } from 'use-intl'
import { ChannelSignal } from '../../views/channel-signal.tsx'
import { headline, underline, whyNot } from './matrix-words.ts'
import type { MatrixCell } from './use-matrix.ts'

/** One cell: a link to the frame on which the error arrives, or a dash and why there is none. */
export function MatrixCellView(props: {
  readonly cell: MatrixCell
  /** Address of the frame. */
  readonly href: string
  /** Does not match the filter. */
  readonly dim: boolean
  readonly onLook: () => void
  readonly isFirst: boolean
}) {
  const t = useTranslations('matrix')
  const s = useTranslations('scenario')
  const channels = useTranslations('channels')
  const { outcome } = props.cell
  const era = props.isFirst ? ' era' : ''
  if (typeof outcome === 'string')
    return (
      <td className={`mx-na${era}`}>
        {outcome === 'none' ? whyNot(t, props.cell.scenario) : t(`empty.${outcome}`)}
      </td>
    )
  const { channel } = outcome
  const below = underline(t, channels, outcome)
  const { other } = props.cell
  const differs = other !== null && headline(t, other.outcome) !== headline(t, outcome)
  return (
    <td className={`${props.dim ? 'mx-dim' : ''}${era}`}>
      <a
        href={props.href}
        className={channel ?? 'mx-fine'}
        onFocus={props.onLook}
        onMouseEnter={props.onLook}
      >
        {channel ? (
          <ChannelSignal channel={channel} lit />
        ) : (
          <span className="mx-dot" aria-hidden="true" />
        )}
        <span>
          {channel ? <span className="vh">{channels(`full.${channel}`)} </span> : null}
          <b>{headline(t, outcome)}</b>
          {below === '' ? null : <small>{below}</small>}
        </span>
        {differs && (
          <span className="mx-other">
            {s(`servers.${other.server}`)} {headline(t, other.outcome)}
          </span>
        )}
      </a>
    </td>
  )
}
