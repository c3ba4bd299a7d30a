import type { LanguageCode } from '@voice-rankings/contract'
import { arabicAccountTexts } from './arabic.ts'
import { englishAccountTexts, type AccountTexts } from './english.ts'
import { frenchAccountTexts } from './french.ts'
import { germanAccountTexts } from './german.ts'
import { japaneseAccountTexts } from './japanese.ts'
import { spanishAccountTexts } from './spanish.ts'

/** Texts of the login pages and mails in each language of the interface. */
export const ACCOUNT_TEXTS: Readonly<Record<LanguageCode, AccountTexts>> = {
  en: englishAccountTexts,
  de: germanAccountTexts,
  fr: frenchAccountTexts,
  es: spanishAccountTexts,
  ja: japaneseAccountTexts,
  ar: arabicAccountTexts,
}
