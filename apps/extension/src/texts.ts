import { messages } from './messages.ts'
import type { Messages } from './messages.ts'
import { arabic } from './translations/arabic.ts'
import { french } from './translations/french.ts'
import { german } from './translations/german.ts'
import { japanese } from './translations/japanese.ts'
import { spanish } from './translations/spanish.ts'

/** Texts by language. */
export const LOCALES: Readonly<Record<string, Messages>> = {
  en: messages,
  de: german,
  fr: french,
  es: spanish,
  ja: japanese,
  ar: arabic,
}

/** Language of the interface and its texts: the browser's, or English. */
export function textsFor(browserLanguage: string): { language: string; isRightToLeft: boolean; texts: Messages } {
  const [base = 'en'] = browserLanguage.toLowerCase().split('-')
  const language = base in LOCALES ? base : 'en'
  return { language, isRightToLeft: language === 'ar', texts: LOCALES[language] ?? messages }
}
