/** Cuts a byte stream at its newlines. Works on bytes, so a character cut in two by a chunk stays whole. */

/** Longer lines are read past, so that an endless line cannot fill the memory. */
export const MAX_LINE_BYTES = 64 * 1024 * 1024

export interface LineSplitter {
  push(chunk: Uint8Array): void
  /** A last line without its newline counts as one. */
  end(): void
}

/** Calls `onLine` with each line, without its newline; what is longer than the limit is dropped and logged. */
export function createLineSplitter(
  onLine: (line: Uint8Array) => void,
  log: (text: string) => void,
  limit = MAX_LINE_BYTES,
): LineSplitter {
  let parts: Uint8Array[] = []
  let size = 0

  function add(part: Uint8Array): void {
    size += part.length
    if (size <= limit) parts.push(part)
    else parts = []
  }

  function finish(): void {
    if (size > limit) log(`a line of ${size} bytes was dropped: longer than ${limit}`)
    else onLine(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts))
    parts = []
    size = 0
  }

  return {
    push(chunk) {
      let start = 0
      for (let at = chunk.indexOf(0x0a); at !== -1; at = chunk.indexOf(0x0a, start)) {
        add(chunk.subarray(start, at))
        finish()
        start = at + 1
      }
      if (start < chunk.length) add(chunk.subarray(start))
    },
    end() {
      if (size > 0) finish()
    },
  }
}
