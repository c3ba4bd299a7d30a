import type { LanguageCode } from '@voice-rankings/contract'
import { ACCOUNT_TEXTS } from '../accountTexts/accountTexts.ts'
import type { Mail } from './createMailer.ts'
import { renderMail } from './renderMail.ts'

/** A mail with a link to choose a password. */
export interface PasswordMail {
  to: string
  intent: 'create' | 'reset'
  hasAccount: boolean
  link: string
  language: LanguageCode
}

/** Renders the mail. */
export function passwordMail({ to, intent, hasAccount, link, language }: PasswordMail): Promise<Mail> {
  const { mails } = ACCOUNT_TEXTS[language]
  const { subject, intro, action } = mails[intent][hasAccount ? 'account' : 'none']
  return renderMail({ to, subject, language }, [intro, action, { link }, mails.rest])
}
