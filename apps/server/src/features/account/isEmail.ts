/** Maximum length of an e-mail address (RFC 5321, section 4.5.3.1.3, without the angle brackets). */
export const LONGEST_EMAIL = 254

/** True for a plausible e-mail address. Only a mail can verify it. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text.trim()) && text.length <= LONGEST_EMAIL
}
