import type { VoiceListing } from '@voice-rankings/contract'

export type Languages = Pick<VoiceListing, 'voice_language_code' | 'voice_language_codes'>

/** Main language of a voice; the first of its list if none is set. */
export function mainLanguage(voice: Languages): string {
  return voice.voice_language_code || (voice.voice_language_codes[0] ?? '')
}

/** Language of a voice that matches a language or locale: the locale itself, or the first of the language. */
export function matchingLanguage(voice: Languages, languageCode: string): string | undefined {
  const [wanted, all] = [languageCode.toLowerCase(), voice.voice_language_codes]
  return (
    all.find((code) => code.toLowerCase() === wanted) ?? all.find((code) => code.toLowerCase().startsWith(`${wanted}-`))
  )
}
