/** The one polite live region: speaks each step. */
export function LiveRegion() {
  return null
}
