import { isLanguage, type LanguageCode } from './languages.ts'

/** Parameter of an address that chooses a language. */
export const LANGUAGE_PARAMETER = 'lang'

/** Cookie with the chosen language. */
const LANGUAGE_COOKIE = 'language'

/** Lifetime of the cookie, in seconds: the maximum in browsers, 400 days. */
const MAX_AGE_S = 400 * 86_400

/** Language chosen in an address; null for none or an unknown one. */
export function languageInAddress({ url }: Request): LanguageCode | null {
  const code = new URL(url).searchParams.get(LANGUAGE_PARAMETER) ?? ''
  return isLanguage(code) ? code : null
}

/** Language of a request without one in its address: that of the cookie, or else the browser's best, or else English. */
export function languageOfRequest({ headers }: Request): LanguageCode {
  return languageInCookie(headers.get('cookie')) ?? languageOfBrowser(headers.get('accept-language')) ?? 'en'
}

/** `Set-Cookie` of a chosen language. */
export function languageCookie(code: LanguageCode, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
  return `${LANGUAGE_COOKIE}=${code}; ${attributes}`
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
    const code = tag.split('-')[0]?.toLowerCase() ?? ''
    const weight = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1)
    return isLanguage(code) && weight > 0 ? [{ code, weight }] : []
  })
  return ranges.toSorted((one, other) => other.weight - one.weight)[0]?.code ?? null
}
