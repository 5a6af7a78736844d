import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fileFor, serveFolder } from './static-server.mjs'

const outer = mkdtempSync(join(tmpdir(), 'wirelab-'))
const folder = join(outer, 'dist')
mkdirSync(join(folder, '.vite'), { recursive: true })
writeFileSync(join(outer, 'secret.txt'), 'no')
writeFileSync(join(folder, 'index.html'), '<p>hello')
writeFileSync(join(folder, 'a.wasm'), '')
writeFileSync(join(folder, '.vite', 'manifest.json'), '{}')
afterAll(() => rmSync(outer, { recursive: true }))

test('finds files of the folder only', () => {
  expect(fileFor(folder, '/')).toBe(join(folder, 'index.html'))
  expect(fileFor(folder, '/index.html?x=1')).toBe(join(folder, 'index.html'))
  for (const url of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/.vite/manifest.json',
    '/no',
    '/%',
  ])
    expect(fileFor(folder, url), url).toBeNull()
})

test('serves with type and policy, on a port that is then taken', async () => {
  const server = await serveFolder(folder, 0)
  try {
    const page = await fetch(`http://localhost:${server.port}/`)
    expect(await page.text()).toBe('<p>hello')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    const wasm = await fetch(`http://localhost:${server.port}/a.wasm`)
    expect(wasm.headers.get('content-type')).toBe('application/wasm')
    expect((await fetch(`http://localhost:${server.port}/no`)).status).toBe(404)
    expect((await fetch(`http://localhost:${server.port}/`, { method: 'POST' })).status).toBe(405)
    await expect(serveFolder(folder, server.port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  } finally {
    server.close()
  }
})
