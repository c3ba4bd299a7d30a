/** Languages of the interface by their BCP 47 code, in the order offered. */
export const LANGUAGE_CODES = ['en', 'de', 'fr', 'es', 'ja', 'ar'] as const

/** Code of a language of the interface. */
export type LanguageCode = (typeof LANGUAGE_CODES)[number]

/** Cookie with the language that a visitor has chosen. */
export const LANGUAGE_COOKIE = 'language'

/**
 * True for the code of a language of the interface.
 *
 * @example
 * isLanguage('de') // true
 */
export const isLanguage = (code: string): code is LanguageCode => (LANGUAGE_CODES as readonly string[]).includes(code)

/**
 * Writing direction of a language of the interface.
 *
 * @example
 * directionOf('ar') // 'rtl'
 */
export const directionOf = (code: LanguageCode): 'ltr' | 'rtl' => (code === 'ar' ? 'rtl' : 'ltr')

/**
 * Language of a request by its headers: that of the cookie, or else the browser's best, or else English.
 *
 * @example
 * languageOfRequest(new Headers({ 'accept-language': 'de-AT, en;q=0.5' })) // 'de'
 */
export function languageOfRequest(headers: { get(name: string): string | null }): LanguageCode {
  return languageInCookie(headers.get('cookie')) ?? languageOfBrowser(headers.get('accept-language')) ?? 'en'
}

function languageInCookie(header: string | null): LanguageCode | null {
  const start = `${LANGUAGE_COOKIE}=`
  const cookie = header?.split(/; */).find((one) => one.startsWith(start))
  const code = cookie?.slice(start.length) ?? ''
  return isLanguage(code) ? code : null
}

/** First of the browser's languages by weight (RFC 9110, section 12.5.4) that the interface has; regions are ignored. */
function languageOfBrowser(header: string | null): LanguageCode | null {
  const ranges = (header ?? '').split(',').flatMap((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
    const code = tag.toLowerCase().replace(/-.*/, '')
    const weight = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1)
    return isLanguage(code) && weight > 0 ? [{ code, weight }] : []
  })
  return ranges.toSorted((one, other) => other.weight - one.weight)[0]?.code ?? null
}
