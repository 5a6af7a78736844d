/** Long texts in links: compressed by the platform, base64url, and tagged with how. */

const TAG = 'd1.'
/** Unpacked text beyond this is refused: a few bytes can name gigabytes. */
const MOST_BYTES = 2_000_000

/** The text as `d1.…`, made of characters that a link takes as they are. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(text),
    new CompressionStream('deflate-raw'),
    Number.POSITIVE_INFINITY,
  )
  if (!bytes) throw new Error('compression has no limit')
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return TAG + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The text again, or null for anything that `pack` did not write. */
export async function unpack(packed: string): Promise<string | null> {
  if (!packed.startsWith(TAG) || !/^[\w-]*$/.test(packed.slice(TAG.length))) return null
  try {
    const base64 = packed.slice(TAG.length).replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const plain = await through(bytes, new DecompressionStream('deflate-raw'), MOST_BYTES)
    return plain && new TextDecoder('utf-8', { fatal: true }).decode(plain)
  } catch {
    return null
  }
}

type Squeeze = { readonly writable: WritableStream; readonly readable: ReadableStream<Uint8Array> }

async function through(
  bytes: Uint8Array,
  squeeze: Squeeze,
  most: number,
): Promise<Uint8Array | null> {
  const writer = squeeze.writable.getWriter()
  // Errors of the writing side come out of the reading side as well.
  writer.write(bytes).catch(() => undefined)
  writer.close().catch(() => undefined)
  const reader = squeeze.readable.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > most) {
      await reader.cancel()
      return null
    }
    parts.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
