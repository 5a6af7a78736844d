/** Bytes and text: strict UTF-8 with the place of the first bad byte, and base64 (RFC 4648 §4). */
import { fail, type Outcome, ok } from './outcome.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** UTF-8 bytes. A lone surrogate has none and becomes U+FFFD, as everywhere on the platform. */
export function toUtf8(text: string): Uint8Array {
  return encoder.encode(text)
}

/** The text of well-formed UTF-8 (a byte order mark stays), or the offset of the first byte that is not. */
export function fromUtf8(bytes: Uint8Array): Outcome<string, { readonly byte: number }> {
  const bad = firstInvalidByte(bytes)
  return bad === -1 ? ok(decoder.decode(bytes)) : fail({ byte: bad })
}

/** The text with every bad sequence replaced by U+FFFD: for showing bytes, never for reading them. */
export function fromUtf8Lossy(bytes: Uint8Array): string {
  return decoder.decode(bytes)
}

/** Number of UTF-8 bytes. */
export function utf8Length(text: string): number {
  return encoder.encode(text).length
}

/** Offset of the first byte of the first ill-formed sequence, or -1. Ranges: Unicode 15, table 3-7. */
export function firstInvalidByte(bytes: Uint8Array): number {
  let at = 0
  while (at < bytes.length) {
    const lead = bytes[at] ?? 0
    const size =
      lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0
    if (size === 0) return at
    for (let index = 1; index < size; index++) {
      const byte = bytes[at + index]
      // The second byte excludes overlong forms, surrogates and everything above U+10FFFF.
      const low = index > 1 ? 0x80 : lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
      const high = index > 1 ? 0xbf : lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
      if (byte === undefined || byte < low || byte > high) return at
    }
    at += size
  }
  return -1
}

export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Strict: padding required, no white space. Null when the text is not base64. */
export function fromBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null
  const binary = atob(text)
  return Uint8Array.from(binary, (char) => char.charCodeAt(0))
}

export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
