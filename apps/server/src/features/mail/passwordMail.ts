import { html } from 'hono/html'
import type { Mail } from './createMailer.ts'

/** A mail with a link to choose a password. */
export interface PasswordMail {
  to: string
  intent: 'create' | 'reset'
  hasAccount: boolean
  link: string
}

interface MailTexts {
  subject: string
  /** Reason for the mail and effect of the link. */
  intro: string
  action: string
}

const TEXTS: Record<'create' | 'reset', Record<'account' | 'none', MailTexts>> = {
  create: {
    none: {
      subject: 'Create your account at Voice Rankings',
      intro: 'A new account at Voice Rankings was requested for this e-mail address.',
      action: 'To create the account, choose a password here:',
    },
    account: {
      subject: 'You already have an account at Voice Rankings',
      intro:
        'A new account at Voice Rankings was requested for this e-mail address. You already have one. Log in with your password.',
      action: 'If you forgot the password, choose a new one here:',
    },
  },
  reset: {
    account: {
      subject: 'Choose a new password for Voice Rankings',
      intro: 'A new password was requested for your account at Voice Rankings.',
      action: 'Choose it on this page. You will be logged out everywhere else:',
    },
    none: {
      subject: 'No account at Voice Rankings with this address',
      intro:
        'A new password at Voice Rankings was requested for this e-mail address. There is no account with it. You may have used another address.',
      action: 'To create an account with this address, choose a password here:',
    },
  },
}

const REST =
  'The link works once and expires in one hour. If you did not request it, ignore this e-mail. Nothing has changed.'

/** Renders the mail as text and as HTML without external resources. */
export async function passwordMail({ to, intent, hasAccount, link }: PasswordMail): Promise<Mail> {
  const { subject, intro, action } = TEXTS[intent][hasAccount ? 'account' : 'none']
  const body = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body>
        <p>${intro}</p>
        <p>${action}</p>
        <p><a href="${link}">${link}</a></p>
        <p>${REST}</p>
      </body>
    </html>`
  return { to, subject, text: [intro, action, link, REST].join('\n\n'), html: (await body).toString() }
}
