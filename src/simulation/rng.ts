/** Seeded entropy: the same seed gives the same session ids, for ever and on every machine. */

/** A source of 32 lower-case hex digits per call, the shape of a UUID without dashes. */
export function createEntropy(seed: number): () => string {
  let state = seed >>> 0
  // splitmix32: small, well spread, and exact in 32-bit arithmetic.
  const word = () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return (mixed ^ (mixed >>> 16)) >>> 0
  }
  return () => Array.from({ length: 4 }, () => word().toString(16).padStart(8, '0')).join('')
}
