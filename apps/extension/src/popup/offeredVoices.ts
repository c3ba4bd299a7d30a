import type { VoiceListing } from '@voice-rankings/contract'

/** Voice that is offered for reading. */
export type OfferedVoice = Pick<VoiceListing, 'voice_id' | 'voice_name' | 'voice_service' | 'voice_language_codes'> & {
  /** True for a voice that the account has designed. */
  readonly isOwn?: boolean
}

/** Voices for a language, or for some words in any language: first those of the account, then those found at the server. */
export function offeredVoices(
  found: readonly OfferedVoice[],
  own: readonly OfferedVoice[],
  { languageCode, words }: { languageCode: string; words: string },
): readonly OfferedVoice[] {
  const written = words.trim().toLowerCase()
  const isWanted = ({ voice_name, voice_language_codes }: OfferedVoice) =>
    written === ''
      ? voice_language_codes.some((code) => new Intl.Locale(code).language === languageCode)
      : voice_name.toLowerCase().includes(written)
  return [...own.filter(isWanted).map((voice) => ({ ...voice, isOwn: true })), ...found]
}
