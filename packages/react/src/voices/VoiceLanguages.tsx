import type { VoiceListing } from '@voice-rankings/contract'
import { useMessages, useWriting } from '../runtime/index.ts'
import { languageName } from '../names/languageName.ts'
import { countryOf } from '../names/countryOf.ts'
import { Flag } from '../ui/index.ts'
import { voicesMessages } from './messages.ts'

type Languages = Pick<VoiceListing, 'voice_language_code' | 'voice_language_codes'>

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

/**
 * Flag of a voice's language, or its name if it has no flag, and the number of further languages; as text for screen readers.
 */
export function VoiceLanguages({ voice, languageCode }: { voice: Languages; languageCode?: string | undefined }) {
  const messages = useMessages('voices', voicesMessages)
  const writing = useWriting()
  const codes = voice.voice_language_codes
  const main = (languageCode && matchingLanguage(voice, languageCode)) || mainLanguage(voice)
  const names = (codes.length > 0 ? codes : [main]).map((code) => languageName(code, writing))
  return (
    <span className="voice-languages" part="languages" title={messages.joined(names)}>
      {countryOf(main) === null ? (
        <span aria-hidden="true">{languageName(main, writing)}</span>
      ) : (
        <Flag languageCode={main} />
      )}
      {codes.length > 1 ? <span aria-hidden="true">{messages.languagesMore(codes.length)}</span> : null}
      <span className="voice-hidden">{messages.joined(names)}</span>
    </span>
  )
}
