import type { ReactNode } from 'react'
import type { ErrorChannel } from '../protocol/errors.ts'
import { ChannelSignal } from './channel-signal.tsx'
import type { Direction } from './frame-label.ts'
import './frame-ticket.css'

interface FrameTicketProps {
  readonly direction: Direction
  /** Set where an error arrives: the ticket takes the channel's colour and carries its shape. */
  readonly errorChannel?: ErrorChannel | undefined
  /** The head of the sheet; without it, the size of a pipe. */
  readonly large?: boolean
  readonly children: ReactNode
}

/** One frame as a ticket. Its text is the frame's own (method, `result`, `error -32602`), never translated. */
export function FrameTicket({ direction, errorChannel, large, children }: FrameTicketProps) {
  const names = ['ticket', direction]
  if (errorChannel) names.push('failed', errorChannel)
  if (large) names.push('large')
  return (
    <span className={names.join(' ')}>
      {errorChannel && <ChannelSignal channel={errorChannel} lit />}
      <span>{children}</span>
    </span>
  )
}
