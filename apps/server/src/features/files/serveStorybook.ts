import type { Hono } from 'hono'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import type { BuiltPages, ReadBuiltPages } from './readBuiltPages.ts'
import { cachingOfBuilt, serveFile } from './serveFile.ts'

export interface StorybookOptions {
  /** Further origins to which live stories upload audio. */
  uploadOrigins: readonly string[]
}

/** Files with a content hash in their name. */
const HASHED = /^assets\//

/** Answer of a server without a Storybook. */
const UNBUILT = 'The Storybook is not built on this server. Run: npm run storybook -- build'

/** CSP of Storybook and its frame. Inline scripts are allowed by hash; its styles are created by scripts (Emotion). */
const contentSecurityPolicy = ({ scripts }: BuiltPages, { uploadOrigins }: StorybookOptions) =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    ['connect-src', "'self'", 'data:', ...uploadOrigins].join(' '),
    "worker-src 'self'",
    "frame-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Serves the Storybook under `/storybook`, if it is built. */
export function serveStorybook(app: Hono<AppEnv>, readStorybook: ReadBuiltPages, options: StorybookOptions): void {
  app.get('/storybook', (context) => context.redirect('/storybook/', 308))
  app.on(['GET', 'HEAD'], '/storybook/*', async (context) => {
    const storybook = await readStorybook()
    if (!storybook) return context.text(UNBUILT, 404)
    const key = context.req.path.slice('/storybook/'.length) || 'index.html'
    const caching = cachingOfBuilt(HASHED.test(key))
    const file = await serveFile(storybook.files, key, context, { 'cache-control': caching })
    if (!file) return context.notFound()
    if (key.endsWith('.html')) file.headers.set('content-security-policy', contentSecurityPolicy(storybook, options))
    return file
  })
}
