import { EARLY_ACCESS_DAYS, type LanguageCode } from '@voice-rankings/contract'
import { ACCOUNT_TEXTS } from '../accountTexts/accountTexts.ts'
import type { Mail } from './createMailer.ts'
import { renderMail } from './renderMail.ts'

/** A mail about an address that was left for early access. */
export interface EarlyAccessMail {
  to: string
  /** True for an address that is confirmed already. */
  isConfirmed: boolean
  confirmUrl: string
  leaveUrl: string
  language: LanguageCode
}

/** Renders the mail. */
export function earlyAccessMail({ to, isConfirmed, confirmUrl, leaveUrl, language }: EarlyAccessMail): Promise<Mail> {
  const { known, added, leave } = ACCOUNT_TEXTS[language].mails.earlyAccess
  const remove = [leave, { link: leaveUrl }]
  if (isConfirmed) return renderMail({ to, subject: known.subject, language }, [known.intro, ...remove])
  return renderMail({ to, subject: added.subject, language }, [
    added.intro,
    added.action(EARLY_ACCESS_DAYS),
    { link: confirmUrl },
    ...remove,
  ])
}
