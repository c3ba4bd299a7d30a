import { randomBytes } from 'node:crypto'
import { directionOf, languageOfRequest } from '@voice-rankings/contract'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { PAGE_FONT_LINKS } from '../../../kernel/http/pageFonts.ts'
import { ACCOUNT_TEXTS } from '../../accountTexts/accountTexts.ts'
import type { AccountTexts } from '../../accountTexts/english.ts'
import { ACCOUNT_STYLES } from './accountStyles.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** Content of an account page. */
export interface PageContent {
  title: string
  body: Html
  status?: 200 | 400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 502 | 503
  /** Script run on load; the page works without it. */
  script?: string | undefined
}

/** An account page, in the language of its texts. */
export type AccountPage = (texts: AccountTexts) => PageContent

/** Closes the window. Browsers allow this only in windows opened by a script. */
export const CLOSE = 'window.close()'

/** Logo of the product: four bars. */
const LOGO = raw(
  '<svg width="32" height="32" viewBox="0 0 24 24" aria-hidden="true">' +
    '<rect x="1" y="11" width="4" height="12" rx="2" fill="var(--male)"/>' +
    '<rect x="7" y="5" width="4" height="18" rx="2" fill="var(--ink)"/>' +
    '<rect x="13" y="1" width="4" height="22" rx="2" fill="var(--female)"/>' +
    '<rect x="19" y="9" width="4" height="14" rx="2" fill="var(--none)"/></svg>',
)

/** Sends a page in the language of the request, with a CSP that allows no external resources but the server's own fonts, no framing and only same-origin forms. */
export async function answerPage(context: Context, page: AccountPage): Promise<Response> {
  const language = languageOfRequest(context.req.raw.headers)
  const { title, body, status = 200, script } = page(ACCOUNT_TEXTS[language])
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    `script-src 'nonce-${nonce}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  context.header('content-security-policy', policy.join('; '))
  // Hides the address from other sites, but keeps the Origin header of our own forms.
  context.header('referrer-policy', 'same-origin')
  context.header('cache-control', 'no-store')
  context.header('content-language', language)
  context.header('vary', 'Accept-Language, Cookie', { append: true })
  context.header('x-robots-tag', 'noindex')
  const document = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Voice Rankings</title>
        ${raw(PAGE_FONT_LINKS)}
        <style nonce="${nonce}">
          ${raw(ACCOUNT_STYLES)}
        </style>
      </head>
      <body>
        <main>${LOGO}${body}</main>
        ${
          script === undefined
            ? ''
            : html`<script nonce="${nonce}">
                ${raw(script)}
              </script>`
        }
      </body>
    </html>`
  return context.html(await document, status)
}
