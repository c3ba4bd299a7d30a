import { directionOf, type LanguageCode } from '@voice-rankings/contract'
import { html } from 'hono/html'
import { ACCOUNT_TEXTS } from '../accountTexts/accountTexts.ts'
import type { Mail } from './createMailer.ts'

/** A mail with a link to choose a password. */
export interface PasswordMail {
  to: string
  intent: 'create' | 'reset'
  hasAccount: boolean
  link: string
  language: LanguageCode
}

/** Renders the mail as text and as HTML without external resources. */
export async function passwordMail({ to, intent, hasAccount, link, language }: PasswordMail): Promise<Mail> {
  const { mails } = ACCOUNT_TEXTS[language]
  const { subject, intro, action } = mails[intent][hasAccount ? 'account' : 'none']
  const body = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body>
        <p>${intro}</p>
        <p>${action}</p>
        <p><a href="${link}">${link}</a></p>
        <p>${mails.rest}</p>
      </body>
    </html>`
  return { to, subject, text: [intro, action, link, mails.rest].join('\n\n'), html: (await body).toString() }
}
