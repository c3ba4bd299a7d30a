import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { builtSite } from '../../testing/builtSite.ts'
import { startTestServer, testConfig } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'

async function start(env: Record<string, string>): Promise<RunningServer> {
  const place = { databaseUrl: undefined, dataDir: temporaryDirectory() }
  const server = await startTestServer(place, { config: testConfig(place, env), site: await builtSite() })
  await server.services
  return server
}

const ask = (server: RunningServer, path: string, init?: RequestInit) =>
  server.fetch(new Request(`http://127.0.0.1${path}`, init))

describe('security headers of a server with an https PUBLIC_URL', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await start({ PUBLIC_URL: 'https://voices.example' })
  })
  afterAll(() => server.close())

  it.each([
    ['/', 'same-origin'],
    ['/api/v1/login', 'same-origin'],
    ['/api/v1/docs', 'same-origin'],
    ['/api/v1/user/status', 'same-origin'],
    ['/no/such/file.js', 'same-origin'],
    ['/healthz', 'same-origin'],
    // Also loaded by framed pages, whose origin is opaque in a sandboxed frame.
    ['/icon.svg', 'cross-origin'],
  ])('protect the content type, limit the referrer and enforce TLS on %s', async (path, owner) => {
    const { headers } = await ask(server, path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toMatch(/^(same-origin|strict-origin-when-cross-origin|no-referrer)$/)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(headers.get('cross-origin-resource-policy')).toBe(owner)
  })

  it.each(['/api/v1/login', '/api/v1/docs'])(
    'forbid framing, device access and inline code without a nonce on the page %s',
    async (path) => {
      const { headers } = await ask(server, path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
      expect(policy).not.toContain('unsafe-')
      expect(headers.get('permissions-policy')).toMatch(/^camera=\(\), geolocation=\(\).*, microphone=\(\)$/)
    },
  )

  it('let pages of the site use the microphone, and their frames not', async () => {
    expect((await ask(server, '/')).headers.get('permissions-policy')).toContain('microphone=(self)')
    const frame = await ask(server, '/embed/voice/no-such-voice')
    expect(frame.headers.get('permissions-policy')).toContain('microphone=()')
  })

  it('leave policies out of embedded scripts, which have those of their page', async () => {
    const { headers } = await ask(server, '/embed/v1/elements.js')
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      'text/javascript; charset=utf-8',
      'nosniff',
    ])
    expect(['content-security-policy', 'referrer-policy'].filter((name) => headers.has(name))).toEqual([])
  })

  it('leave policies out of answers without content', async () => {
    const { status, headers } = await ask(server, '/api/v1/voice/rating-token', {
      method: 'OPTIONS',
      headers: { origin: 'https://blog.example', 'access-control-request-method': 'POST' },
    })
    expect(status).toBe(204)
    expect(['content-security-policy', 'referrer-policy'].filter((name) => headers.has(name))).toEqual([])
  })

  it("leave no inline style in the server's own pages, which the CSP would block", async () => {
    for (const path of ['/api/v1/login', '/api/v1/docs']) {
      expect(await (await ask(server, path)).text()).not.toMatch(/\sstyle="/)
    }
  })
})

it('a server without https sends no Strict-Transport-Security', async () => {
  const server = await start({})
  expect((await ask(server, '/')).headers.has('strict-transport-security')).toBe(false)
  await server.close()
})

it("the CSP of pages allows the bucket's origin when clients upload to a bucket", async () => {
  const server = await start({
    SNIPPET_UPLOAD: 'client',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'sounds',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  })
  expect(await (await ask(server, '/')).text()).toBe('<p>build-one https://s3.example</p>')
  await server.close()
})
