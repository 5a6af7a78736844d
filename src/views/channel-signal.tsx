import type { ReactNode } from 'react'
import type { ErrorChannel } from '../protocol/errors.ts'
import './channel-signal.css'

const SHAPES: Record<ErrorChannel, ReactNode> = {
  'protocol-error': (
    <>
      <path className="face" d="M7.4 2h9.2L22 7.4v9.2L16.6 22H7.4L2 16.6V7.4z" />
      <path className="mark" d="M7.5 12h9" />
    </>
  ),
  'tool-error': (
    <>
      <path className="face" d="M12 2.6 22.6 21H1.4z" />
      <path className="mark" d="M12 9v6M12 17.6v.4" />
    </>
  ),
  'transport-error': (
    <>
      <path d="M9 7H6.5a5 5 0 0 0 0 10H9M15 7h2.5a5 5 0 0 1 0 10H15" />
      <path d="M10.6 3.2 9.8 6M13.4 3.2l.8 2.8M10.6 20.8 9.8 18M13.4 20.8l.8-2.8" />
      <path d="M6.8 12h2.6M14.6 12h2.6" />
    </>
  ),
  'local-error': (
    <>
      <path className="face" d="M5 4h14v10.5H5z" />
      <path d="M2 19h20" strokeWidth="3" />
    </>
  ),
}

/**
 * The shape of an error channel: octagon, triangle, broken link, laptop (design language §5). Hidden from
 * assistive technology: the channel's word always stands beside it. The class name of the channel sets
 * `--channel` to its colour, also for the parent that wants to use it.
 */
export function ChannelSignal({ channel, lit = false }: { channel: ErrorChannel; lit?: boolean }) {
  return (
    <svg className={`signal ${channel}${lit ? ' lit' : ''}`} viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[channel]}
    </svg>
  )
}
