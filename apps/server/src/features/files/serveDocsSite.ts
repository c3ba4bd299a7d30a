import type { Context, Hono } from 'hono'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import type { BuiltPages, ReadBuiltPages } from './readBuiltPages.ts'
import { cachingOfBuilt, serveFile } from './serveFile.ts'
import { unbuiltPage } from './waitingPages.ts'

export interface DocsSiteOptions {
  /** Further origins to which the examples upload audio. */
  uploadOrigins: readonly string[]
}

/** Files with a content hash in their name. */
const HASHED = /^_astro\//

/** Example pages, which the documentation shows in frames. */
const EXAMPLE = /^examples\//

/**
 * CSP of the pages. Differences from the site's: inline code is allowed by hash, as it is fixed at build time, and the
 * search may compile its index reader from WebAssembly.
 */
function contentSecurityPolicy(
  { scripts, styles }: BuiltPages,
  { uploadOrigins }: DocsSiteOptions,
  key: string,
): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", "'wasm-unsafe-eval'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    ['connect-src', "'self'", ...uploadOrigins].join(' '),
    "worker-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${EXAMPLE.test(key) ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    // Trusted Types policies that Vue and Svelte create for compiled templates.
    EXAMPLE.test(key) ? 'trusted-types default vue svelte-trusted-html' : 'trusted-types default',
  ].join('; ')
}

/** Page that runs code edited by the reader, sandboxed away from the pages, cookies and storage of this server. */
const EDITED = 'examples/edit.html'
const EDITED_POLICY = [
  'sandbox allow-scripts allow-popups',
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Web worker of the search; a worker is subject to the CSP of its own response. */
const SEARCH_WORKER = 'pagefind/pagefind-worker.js'
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** Serves the built documentation under `/docs`, and until it is built a page that waits for it. */
export function serveDocsSite(app: Hono<AppEnv>, readDocs: ReadBuiltPages, options: DocsSiteOptions): void {
  const answer = async (context: Context, docs: BuiltPages, key: string): Promise<Response | null> => {
    const caching = cachingOfBuilt(HASHED.test(key))
    const file = await serveFile(docs.files, key, context, { 'cache-control': caching })
    if (file && key.endsWith('.html')) {
      const policy = key === EDITED ? EDITED_POLICY : contentSecurityPolicy(docs, options, key)
      file.headers.set('content-security-policy', policy)
      // The login popup of an example must keep its opener.
      file.headers.set('cross-origin-opener-policy', 'same-origin-allow-popups')
    }
    if (file && key === SEARCH_WORKER) file.headers.set('content-security-policy', WORKER_POLICY)
    return file
  }
  app.get('/docs', (context) => context.redirect('/docs/', 308))
  app.on(['GET', 'HEAD'], '/docs/*', async (context) => {
    const docs = await readDocs()
    if (!docs) return unbuiltPage(context.req.path)
    const key = context.req.path.slice('/docs/'.length)
    const found = await answer(context, docs, key === '' || key.endsWith('/') ? `${key}index.html` : key)
    if (found) return found
    const isFolder = !key.endsWith('/') && (await docs.files.stat(`${key}/index.html`))
    if (isFolder) return context.redirect(`/docs/${key}/`, 308)
    const missing = await answer(context, docs, '404.html')
    return missing ? new Response(missing.body, { status: 404, headers: missing.headers }) : context.notFound()
  })
}
