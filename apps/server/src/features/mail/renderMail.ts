import { directionOf, type LanguageCode } from '@voice-rankings/contract'
import { html } from 'hono/html'
import type { Mail } from './createMailer.ts'

/** A paragraph of a mail: text, or an address alone. */
type MailPart = string | { readonly link: string }

/** Renders a mail as text and as HTML without external resources. */
export async function renderMail(
  { to, subject, language }: Pick<Mail, 'to' | 'subject'> & { language: LanguageCode },
  parts: readonly MailPart[],
): Promise<Mail> {
  const body = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body>
        ${parts.map((part) =>
          typeof part === 'string' ? html`<p>${part}</p>` : html`<p><a href="${part.link}">${part.link}</a></p>`,
        )}
      </body>
    </html>`
  const text = parts.map((part) => (typeof part === 'string' ? part : part.link)).join('\n\n')
  return { to, subject, text, html: (await body).toString() }
}
