/** What a newer release of the SDK writes otherwise than 2.2.0, which the recordings and our dialect follow. */
export interface KnownDifference {
  readonly what: string
  /** Turns what 2.2.0 writes into what the release writes. */
  readonly apply: (text: string) => string
}

const unchanged = (text: string) => text

export const KNOWN_DIFFERENCES: { readonly [mcp: string]: readonly KnownDifference[] } = {
  '2.3.0': [
    {
      what: 'the legacy initialize result has no capabilities.experimental',
      apply: (text) => text.replaceAll('"experimental":{},', ''),
    },
    {
      what: 'its client writes no "_meta":{} in legacy requests (no server row)',
      apply: unchanged,
    },
    {
      what: 'its client writes no empty params in legacy requests (no server row)',
      apply: unchanged,
    },
  ],
}
