import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLineSplitter } from './line-splitter.ts'

function split(chunks: readonly Uint8Array[], limit?: number) {
  const lines: string[] = []
  const logs: string[] = []
  const splitter = createLineSplitter(
    (line) => lines.push(Buffer.from(line).toString()),
    (text) => logs.push(text),
    limit,
  )
  for (const chunk of chunks) splitter.push(chunk)
  splitter.end()
  return { lines, logs }
}

describe('line splitter', () => {
  it('gives the same lines wherever the stream is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[^\n]{0,9}$/u)), fc.nat(), (texts, seed) => {
        const bytes = Buffer.from(texts.map((text) => `${text}\n`).join(''))
        const chunks: Uint8Array[] = []
        for (let at = 0, size = seed; at < bytes.length; size = (size * 31 + 7) % 97) {
          chunks.push(bytes.subarray(at, at + 1 + (size % 5)))
          at += 1 + (size % 5)
        }
        expect(split(chunks).lines).toEqual(texts.map((text) => Buffer.from(text).toString()))
      }),
    )
  })

  it('counts a last line without its newline', () => {
    expect(split([Buffer.from('a\nb')]).lines).toEqual(['a', 'b'])
  })

  it('reads past a line that is too long, says so, and goes on', () => {
    const { lines, logs } = split([Buffer.from('aa'), Buffer.from('aaa\nok\n')], 4)
    expect(lines).toEqual(['ok'])
    expect(logs).toEqual(['a line of 5 bytes was dropped: longer than 4'])
  })
})
