import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '../testing/temporaryDirectory.ts'
import type { AppEnv } from './appEnv.ts'
import { securityHeaders } from './securityHeaders.ts'
import { serveSite } from './serveSite.ts'

// WordPress, among others, frames what a link turns into as `sandbox="allow-scripts"`: such a page is of no origin.
it.each(['/assets/page-1a2b.js', '/assets/page-1a2b.css', '/assets/letters-1a2b.woff2', '/icon.svg'])(
  'the file %s may be loaded by a page of ours that a frame has taken its origin from',
  async (path) => {
    const clientDir = temporaryDirectory()
    mkdirSync(join(clientDir, 'assets'))
    writeFileSync(join(clientDir, path), '')
    const app = new Hono<AppEnv>()
    app.use(securityHeaders(undefined))
    serveSite(
      app,
      { clientDir, createHandler: () => async () => Response.error() },
      { ready: () => true, uploadOrigins: [] },
    )
    const { headers } = await app.request(path, { headers: { origin: 'null' } })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  },
)
