import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'

/** A ticket runs once, in the direction of its pipe, and rests at the exit (design language §4). */
const RUN = { duration: 0.38, ease: [0.3, 0, 0.2, 1] } as const

export function Flight(props: {
  readonly className: string
  readonly flow: 'out' | 'in'
  readonly children: ReactNode
}) {
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <m.span
          className={props.className}
          initial={{ x: props.flow === 'out' ? '-120%' : '120%' }}
          animate={{ x: 0 }}
          transition={RUN}
        >
          {props.children}
        </m.span>
      </MotionConfig>
    </LazyMotion>
  )
}
