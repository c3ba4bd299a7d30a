import { type OpenApiDocument, signInCommand } from '@voice-rankings/contract/openapi'
import { html, raw } from 'hono/html'
import { PAGE_FONT_LINKS } from '../../kernel/http/pageFonts.ts'
import { callSection, type DocumentedCall } from './callSection.ts'
import type { Html } from './html.ts'
import { inlineText } from './inlineText.ts'

/** URL path of the page, its stylesheet and its script. */
export const DOCS_PATH = '/api/v1/docs'

interface Feature {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly calls: readonly DocumentedCall[]
}

/** Options that depend on the server's settings. */
export interface DocsPageOptions {
  /** True when the server has password accounts. */
  passwords: boolean
  /** True when the documentation site is served too. */
  guide: boolean
}

/** Renders the OpenAPI document as an HTML page. */
export function docsPage(document: OpenApiDocument, { passwords, guide }: DocsPageOptions): Html {
  const features = featuresOf(document)
  const server = document.servers[0]?.url ?? ''
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>API · Voice Rankings</title>
        ${raw(PAGE_FONT_LINKS)}
        <link rel="stylesheet" href="${DOCS_PATH}/docs.css" />
        <script src="${DOCS_PATH}/docs.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header>
          <a class="brand" href="/">${LOGO} Voice Rankings</a>
          <nav aria-label="Documentation">
            ${guide ? html`<a href="/docs/">Guide</a>` : ''}
            <a href="/api/v1/openapi.json">OpenAPI</a>
          </nav>
        </header>
        <details class="contents phone">
          <summary>Contents</summary>
          <nav aria-label="Contents, folded">${contents(features)}</nav>
        </details>
        <div class="page">
          <nav class="contents desk" aria-label="Contents">${contents(features)}</nav>
          <main>
            <h1>The API of Voice Rankings</h1>
            <p class="lead">Version ${document.info.version}, at <code>${server}</code></p>
            ${document.info.description.split('\n\n').map((part) => html`<p>${inlineText(part)}</p>`)}
            ${callingSection(server, passwords)}
            <div id="calls">${features.map(featureSection)}</div>
          </main>
        </div>
      </body>
    </html>`
}

/** Logo of the product: four bars. */
const LOGO = raw(
  '<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">' +
    '<rect x="1" y="11" width="4" height="12" rx="2" fill="var(--male)"/>' +
    '<rect x="7" y="5" width="4" height="18" rx="2" fill="var(--ink)"/>' +
    '<rect x="13" y="1" width="4" height="22" rx="2" fill="var(--female)"/>' +
    '<rect x="19" y="9" width="4" height="14" rx="2" fill="var(--none)"/></svg>',
)

function featuresOf({ tags, paths }: OpenApiDocument): Feature[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  return tags.map(({ name, description }) => ({
    id: name.toLowerCase().replaceAll(/\W+/g, '-'),
    name,
    text: description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }))
}

function contents(features: readonly Feature[]): Html {
  return html`<ul>
    <li><a href="#calling">How to call</a></li>
    ${features.map(
      ({ id, name, calls }) =>
        html`<li>
          <a href="#${id}">${name}</a>
          <ul>
            ${calls.map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`)}
          </ul>
        </li>`,
    )}
  </ul>`
}

function featureSection({ id, name, text, calls }: Feature): Html {
  return html`<section id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${name}</h2>
    <p>${text}</p>
    ${calls.map(callSection)}
  </section>`
}

function callingSection(server: string, passwords: boolean): Html {
  return html`<section id="calling" aria-labelledby="calling-title">
    <h2 id="calling-title">How to call</h2>
    <p>
      Send JSON with the header <code>Content-Type: application/json</code>. In TypeScript,
      <code>createClient({ baseUrl: '${server}' })</code> of <code>@voice-rankings/sdk</code> has a method for each
      call, with types, timeouts, retries and typed errors. The commands on this page run unchanged on a machine with
      curl.
    </p>
    <h3 id="login">Login</h3>
    <p>
      Browsers log in at <code>/api/v1/login</code> and get a session cookie. Pages of other sites log in through the
      client and send a bearer token; the operator lists their origins in <code>EMBED_ORIGINS</code>.
      ${
        passwords
          ? html`For the commands on this page, create an account once. Later, <code>intent=sign-in</code> logs in to it
              again:`
          : html`On this server, accounts cannot be created by a command. Log in in a browser and copy its cookie
              <code>session</code> to <code>cookies.txt</code> for the commands on this page.`
      }
    </p>
    ${passwords ? html`<pre><code>${signInCommand(server)}</code></pre>` : ''}
    <h3 id="errors">Errors and limits</h3>
    <p>
      All errors have the same shape: <code>message</code> is for people, <code>code</code> for programs.
      <code>request_id</code> identifies the request in the server’s log, and <code>issues</code> lists the invalid
      fields. With 429 and 503, the header <code>Retry-After</code> gives the seconds to wait. The header
      <code>RateLimit</code> gives the remaining allowance of a visitor; logged-in users have no hold.
    </p>
    <h3 id="audio">Audio and the socket</h3>
    <p>
      Responses contain the addresses of audio files, which support byte ranges and pages of any origin. A page with a
      login popup connects to the WebSocket <code>/api/v1/socket</code>. It receives its connection id first, opens
      <code>/api/v1/login?state={connectionId}</code>, and then receives <code>login-complete</code>.
    </p>
  </section>`
}
