import { isLanguage, LANGUAGE_COOKIE, type LanguageCode } from '@voice-rankings/contract'

/** Parameter of an address that chooses a language. */
export const LANGUAGE_PARAMETER = 'lang'

/** Lifetime of the cookie, in seconds: the maximum in browsers, 400 days. */
const MAX_AGE_S = 400 * 86_400

/** Language chosen in an address; null for none or an unknown one. */
export function languageInAddress({ url }: Request): LanguageCode | null {
  const code = new URL(url).searchParams.get(LANGUAGE_PARAMETER) ?? ''
  return isLanguage(code) ? code : null
}

/** `Set-Cookie` of a chosen language. */
export function languageCookie(code: LanguageCode, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
  return `${LANGUAGE_COOKIE}=${code}; ${attributes}`
}
