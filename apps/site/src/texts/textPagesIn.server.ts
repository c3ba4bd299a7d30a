import type { LanguageCode } from '@voice-rankings/contract'
import { arabicTextPages } from './arabic.ts'
import { englishTextPages } from './english.ts'
import { frenchTextPages } from './french.ts'
import { germanTextPages } from './german.ts'
import { japaneseTextPages } from './japanese.ts'
import { spanishTextPages } from './spanish.ts'
import type { TextPages } from './textPage.ts'

const TEXT_PAGES: Readonly<Record<LanguageCode, TextPages>> = {
  en: englishTextPages,
  de: germanTextPages,
  fr: frenchTextPages,
  es: spanishTextPages,
  ja: japaneseTextPages,
  ar: arabicTextPages,
}

/** Text pages in a language. They are sent as data, so that no page loads the texts of another. */
export const textPagesIn = (code: LanguageCode): TextPages => TEXT_PAGES[code]
