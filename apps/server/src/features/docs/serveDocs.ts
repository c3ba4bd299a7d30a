import type { Context, Hono } from 'hono'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { DOCS_PATH, docsPage } from './docsPage.ts'
import { DOCS_SCRIPT } from './docsScript.ts'
import { DOCS_STYLES } from './docsStyles.ts'
import { type ExampleServices, localDocument } from './localDocument.ts'

export interface DocsOptions {
  version: string
  /** Undefined until the database is open. */
  services: ExampleServices | undefined
  publicUrl?: string | undefined
  /** External login provider, if configured. */
  loginProvider?: object | undefined
  mailer?: object | undefined
  /** True when the documentation site is served too. */
  guide: boolean
}

/** CSP: own files only, requests to this server only, no framing. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Serves the API's documentation as OpenAPI and as HTML, both generated from the contract. */
export function serveDocs(
  app: Hono<AppEnv>,
  { version, services, publicUrl, loginProvider, mailer, guide }: DocsOptions,
): void {
  const read = (context: Context) =>
    localDocument(version, (publicUrl ?? new URL(context.req.url).origin).replace(/\/+$/, ''), services)

  app.get('/api/v1/openapi.json', async (context) => {
    context.header('cache-control', 'no-cache')
    return context.json(await read(context))
  })
  app.get(DOCS_PATH, async (context) => {
    context.header('content-security-policy', POLICY)
    context.header('cache-control', 'private, no-cache')
    return context.html(
      await docsPage(await read(context), { passwords: (loginProvider ?? mailer) === undefined, guide }),
    )
  })
  const file = (path: string, type: string, content: string) =>
    app.get(`${DOCS_PATH}/${path}`, (context) => {
      context.header('content-type', `${type}; charset=utf-8`)
      context.header('cache-control', 'public, max-age=300')
      return context.body(content)
    })
  file('docs.css', 'text/css', DOCS_STYLES)
  file('docs.js', 'text/javascript', DOCS_SCRIPT)
}
