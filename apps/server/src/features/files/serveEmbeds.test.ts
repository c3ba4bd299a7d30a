import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { serveEmbeds } from './serveEmbeds.ts'

const directory = temporaryDirectory()
for (const name of ['elements.js', 'elements-0A1B2C3.js', 'player.css', '.sources']) {
  writeFileSync(join(directory, name), `/* ${name} */`)
}
const app = new Hono<AppEnv>()
serveEmbeds(app, directory)
const get = (path: string) => app.request(`/embed/v1/${path}`)

it.each([
  ['elements.js', 'text/javascript; charset=utf-8', 'max-age=600'],
  ['elements-0A1B2C3.js', 'text/javascript; charset=utf-8', 'max-age=31536000, immutable'],
  ['player.css', 'text/css; charset=utf-8', 'max-age=600'],
])('%s is loadable by pages of any origin, including cross-origin isolated ones', async (name, type, caching) => {
  const { status, headers } = await get(name)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe(type)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('cache-control')).toContain(caching)
})

it('a file is sent in its precompressed variant to clients that accept it', async () => {
  writeFileSync(join(directory, 'player.css.br'), 'compressed')
  const { headers } = await app.request('/embed/v1/player.css', { headers: { 'accept-encoding': 'br, gzip' } })
  expect([headers.get('content-encoding'), headers.get('content-type')]).toEqual(['br', 'text/css; charset=utf-8'])
  expect((await get('player.css')).headers.get('content-encoding')).toBeNull()
})

it('scripts have no headers for ranges and validation, except for the ETag of those without a hash', async () => {
  const names = ['accept-ranges', 'etag', 'last-modified']
  const stable = await get('elements.js')
  const hashed = await get('elements-0A1B2C3.js')
  expect(names.filter((name) => stable.headers.has(name))).toEqual(['etag'])
  expect(names.filter((name) => hashed.headers.has(name))).toEqual([])
})

it.each(['missing.js', '.sources', '../package.json', '..%2fpackage.json', 'a/b.js'])(
  'the path %s does not exist',
  async (name) => {
    expect((await get(name)).status).toBe(404)
  },
)
