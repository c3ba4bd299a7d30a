import { iso6393To1 } from 'iso-639-3'

const THREE_LETTERS = new Map(Object.entries(iso6393To1).map(([three, two]) => [two, three]))

/** ISO 639-2/T code of a BCP 47 code, as files are tagged; `und` for an unknown language. */
export function threeLetterCode(languageCode: string): string {
  const [language = ''] = languageCode.toLowerCase().split('-')
  return /^[a-z]{3}$/.test(language) ? language : (THREE_LETTERS.get(language) ?? 'und')
}
