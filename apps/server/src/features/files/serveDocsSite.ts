import type { Context, Hono } from 'hono'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { createDiskStore } from '../../kernel/storage/createDiskStore.ts'
import type { BuiltPages } from './loadBuiltPages.ts'
import { cachingOfBuilt, serveFile } from './serveFile.ts'

export interface DocsSiteOptions {
  /** Origins besides ours to which the examples send audio. */
  uploadOrigins: readonly string[]
}

/** Names of these files tell their content. */
const HASHED = /^_astro\//

/** Examples are pages of their own, framed by the page that tells of them. */
const EXAMPLE = /^examples\//

/**
 * What the pages may load and run. As the site's, but for two things: what is inline in them never changes between two
 * builds, so it is let in by hash, and the search compiles its index reader from WebAssembly of ours.
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
    // Vue and Svelte have a policy each for the templates they compiled.
    EXAMPLE.test(key) ? 'trusted-types default vue svelte-trusted-html' : 'trusted-types default',
  ].join('; ')
}

/** Where what a reader writes runs: whatever it is, it is shut off from the pages, cookies and storage of this server. */
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

/** The worker in which the search reads its index: a worker has the policy of its own answer. */
const SEARCH_WORKER = 'pagefind/pagefind-worker.js'
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** Serves the built documentation under `/docs`. */
export function serveDocsSite(app: Hono<AppEnv>, docs: BuiltPages, options: DocsSiteOptions): void {
  const files = createDiskStore(docs.directory)
  const answer = async (context: Context, key: string): Promise<Response | null> => {
    const caching = cachingOfBuilt(HASHED.test(key))
    const file = await serveFile(files, key, context, { 'cache-control': caching })
    if (file && key.endsWith('.html')) {
      const policy = key === EDITED ? EDITED_POLICY : contentSecurityPolicy(docs, options, key)
      file.headers.set('content-security-policy', policy)
      // A login of an example is a popup that has to reach its page.
      file.headers.set('cross-origin-opener-policy', 'same-origin-allow-popups')
    }
    if (file && key === SEARCH_WORKER) file.headers.set('content-security-policy', WORKER_POLICY)
    return file
  }
  app.get('/docs', (context) => context.redirect('/docs/', 308))
  app.on(['GET', 'HEAD'], '/docs/*', async (context) => {
    const key = context.req.path.slice('/docs/'.length)
    const found = await answer(context, key === '' || key.endsWith('/') ? `${key}index.html` : key)
    if (found) return found
    if (!key.endsWith('/') && (await files.stat(`${key}/index.html`))) return context.redirect(`/docs/${key}/`, 308)
    const missing = await answer(context, '404.html')
    return missing ? new Response(missing.body, { status: 404, headers: missing.headers }) : context.notFound()
  })
}
