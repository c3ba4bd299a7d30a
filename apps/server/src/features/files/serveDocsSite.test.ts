import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { readBuiltPages } from './readBuiltPages.ts'
import { serveDocsSite } from './serveDocsSite.ts'

const directory = temporaryDirectory()
const FILES = {
  'served.json': JSON.stringify({
    scripts: ["'sha256-of-a-script='"],
    styles: ["'sha256-of-a-style='"],
    paths: ['/docs/', '/docs/start/'],
  }),
  'index.html': 'first page',
  'start/index.html': 'start',
  '404.html': 'no such page',
  'examples/player/player.html': 'an example',
  'examples/edit.html': 'what a reader writes',
  'pagefind/pagefind-worker.js': 'worker',
  '_astro/page.1a2b.js': 'script',
}
const app = new Hono<AppEnv>()
serveDocsSite(app, readBuiltPages(directory), { uploadOrigins: ['https://s3.example'] })
const unbuilt = await app.request('/docs/start/')
for (const [name, content] of Object.entries(FILES)) {
  mkdirSync(dirname(join(directory, name)), { recursive: true })
  writeFileSync(join(directory, name), content)
}
const get = (path: string) => app.request(path)
const cachingOf = async (path: string) => (await get(path)).headers.get('cache-control')
const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? ''

it('a page waits for a documentation that is not built yet', async () => {
  expect([unbuilt.status, await unbuilt.text()]).toEqual([503, expect.stringContaining('is being built')])
})

it.each([
  ['/docs/', 200, 'first page'],
  ['/docs/start/', 200, 'start'],
  ['/docs/nothing/here/', 404, 'no such page'],
  ['/docs/%E0%A4%A', 404, 'no such page'],
  ['/docs/..%2f..%2fpackage.json', 404, 'no such page'],
])('%s answers with %i and a page', async (path, status, text) => {
  const answer = await get(path)
  expect([answer.status, await answer.text()]).toEqual([status, text])
})

it.each([
  ['/docs', '/docs/'],
  ['/docs/start', '/docs/start/'],
])('%s redirects to %s', async (path, place) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, place])
})

it('a page allows the scripts of its build only, and framing of examples only', async () => {
  const page = await policyOf('/docs/')
  expect(page).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-of-a-script=';")
  expect(page).toContain("style-src 'self' 'sha256-of-a-style=';")
  expect(page).toContain("frame-ancestors 'none'")
  expect(page).toContain("require-trusted-types-for 'script'")
  expect(page).toContain("connect-src 'self' https://s3.example")
  expect(page).not.toContain('unsafe-inline')
  expect(await policyOf('/docs/nothing/')).toBe(page)
  const example = await policyOf('/docs/examples/player/player.html')
  expect(example).toContain("frame-ancestors 'self'")
  expect(example).toContain("require-trusted-types-for 'script'")
})

it('the editable example runs sandboxed, without access to this server, and may be inline', async () => {
  const policy = await policyOf('/docs/examples/edit.html')
  expect(policy).toContain('sandbox allow-scripts allow-popups;')
  expect(policy).not.toContain('allow-same-origin')
  // A hash in the policy would disable 'unsafe-inline'.
  expect(policy).toContain("script-src 'self' 'unsafe-inline';")
  expect(policy).toContain("frame-ancestors 'self'")
})

it('the search worker may load its index', async () => {
  expect(await policyOf('/docs/pagefind/pagefind-worker.js')).toContain("connect-src 'self'")
})

it('a file with a hash in its name is cached forever', async () => {
  expect(await cachingOf('/docs/_astro/page.1a2b.js')).toContain('immutable')
  expect(await cachingOf('/docs/')).toBe('public, max-age=300')
})
