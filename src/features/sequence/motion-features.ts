/** Fetched after the first paint: the first picture never moves. */
import { domAnimation } from 'framer-motion'

export const motionFeatures = domAnimation
