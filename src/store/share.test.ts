import { describe, expect, it } from 'vitest'
import { pack, unpack } from './share.ts'

describe('packed texts', () => {
  it.each(['', 'a', '数量为 0 时仍可下单 \u{1F4A1}', 'x'.repeat(100_000)])(
    'come back',
    async (text) => {
      const packed = await pack(text)
      expect(packed).toMatch(/^d1\.[\w-]*$/)
      expect(await unpack(packed)).toBe(text)
    },
  )
  it.each(['', 'd1.', 'd1.!!', 'd2.abc', 'd1.AAAA', 'hello'])('refuse %j', async (text) => {
    const text2 = await unpack(text)
    expect(text2 === null || text2 === '').toBe(true)
  })
  it('refuse to grow without end', async () => {
    expect(await unpack(await pack('0'.repeat(3_000_000)))).toBe(null)
  })
})
