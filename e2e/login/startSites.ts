import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { generate } from 'selfsigned'
import { build } from 'vite'
import { spawnServer } from '../../scripts/spawnServer.mjs'
import { type LoginProvider, startProvider } from './startProvider.ts'
import { passOn, serveTls } from './serveTls.ts'

/** Four sites as seen by a browser: the server, a login provider, a known embedding site and an unknown one. */
export interface Sites {
  /** Page of the site on the server, with its header. */
  readonly site: string
  /** Test page on the server's own origin. */
  readonly voices: string
  /** Test page on a site known to the server; `openerPolicy` is its Cross-Origin-Opener-Policy. */
  blog(openerPolicy?: string): string
  /** Test page on a site unknown to the server. */
  readonly stranger: string
  readonly provider: LoginProvider
  close(): Promise<void>
}

/** Path of the test page on every site. */
const PAGE = '/login-test'

/** Starts all sites. Names below `localhost` resolve to this machine, and each is a separate site. */
export async function startSites(): Promise<Sites> {
  const script = await bundlePage()
  const certificate = await certify(['voices.localhost', 'blog.localhost', 'stranger.localhost'])
  let upstream = new URL('http://127.0.0.1')
  const pass = passOn(() => upstream)
  const own = servePage(script)
  const voices = await serveTls(
    'voices.localhost',
    certificate,
    (request, response) => (request.url?.startsWith(PAGE) ? own : pass)(request, response),
    () => upstream,
  )
  const [blog, stranger] = await Promise.all(
    ['blog.localhost', 'stranger.localhost'].map((host) =>
      serveTls(host, certificate, servePage(script, voices.origin)),
    ),
  )
  if (!blog || !stranger) throw new Error('A site did not start.')
  const provider = await startProvider(`${voices.origin}/api/v1/login/callback`)
  const server = await spawnServer({
    engines: 'flite',
    settings: { ...provider.settings, PUBLIC_URL: voices.origin, EMBED_ORIGINS: blog.origin },
  })
  upstream = new URL(server.url)
  return {
    site: `${voices.origin}/about`,
    voices: voices.origin + PAGE,
    blog: (openerPolicy = '') => `${blog.origin}${PAGE}?opener-policy=${openerPolicy}`,
    stranger: stranger.origin + PAGE,
    provider,
    async close() {
      for (const site of [voices, blog, stranger, provider]) site.close()
      await server.stop()
    },
  }
}

async function certify(names: string[]): Promise<{ cert: string; key: string }> {
  const altNames = names.map((value) => ({ type: 2 as const, value }))
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'voices.localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames }],
  })
  return { cert, key }
}

/** Bundled script of the test page, with the session as consumers bundle it. */
async function bundlePage(): Promise<string> {
  const input = fileURLToPath(new URL('page.ts', import.meta.url))
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, rollupOptions: { input } } })
  const [output] = [built].flat()
  const code = output && 'output' in output && output.output[0].type === 'chunk' ? output.output[0].code : undefined
  if (code === undefined) throw new Error('The page of the login tests could not be bundled.')
  return code
}

function servePage(script: string, api = ''): RequestListener {
  return ({ url = '/' }, response) => {
    const policy = new URL(url, 'https://blog.localhost').searchParams.get('opener-policy')
    if (policy) response.setHeader('cross-origin-opener-policy', policy)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="en" data-api="${api}"><title>Login test</title>
      <button id="login">Login</button> <button id="logout">Logout</button> <a id="link" target="login-link">Login</a>
      <p>Name <output id="name"></output></p><p>Steps <output id="steps"></output></p>
      <p>Logout <output id="logout-step"></output></p><p>Problem <output id="problem"></output></p>
      <p>Digits <output id="digits"></output></p><script type="module">${script}</script></html>`)
  }
}
