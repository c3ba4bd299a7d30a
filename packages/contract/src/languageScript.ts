/** Unicode scripts of the writing systems of ISO 15924 that combine several. */
const COMBINED: Readonly<Record<string, string>> = {
  Jpan: '\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}',
  Kore: '\\p{scx=Hang}\\p{scx=Hani}',
  Hans: '\\p{scx=Hani}',
  Hant: '\\p{scx=Hani}',
}

/**
 * True if a text has letters, but no word in the script of the given languages or in Latin letters, which voices of all
 * languages read. False for a text without letters, and if the script of a language is unknown. (Scripts: Unicode UAX
 * 24, script extensions; the usual script of a language: CLDR likely subtags.)
 *
 * @param languageCodes - Languages of a voice, BCP 47.
 * @example
 * isOtherScript('Привет', ['en-US', 'de']) // true
 * isOtherScript('Hello, мир', ['en-US']) // false
 */
export function isOtherScript(text: string, languageCodes: readonly string[]): boolean {
  if (!/\p{L}/u.test(text)) return false
  try {
    const scripts = languageCodes.map((code) => lettersOf(new Intl.Locale(code).maximize().script ?? ''))
    return !new RegExp(`[\\p{scx=Latn}\\p{N}${scripts.join('')}]`, 'u').test(text)
  } catch {
    // An invalid language, or a script unknown to this engine.
    return false
  }
}

const lettersOf = (script: string) => COMBINED[script] ?? `\\p{scx=${script}}`
