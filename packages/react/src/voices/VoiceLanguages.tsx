import type { VoiceListing } from '@voice-rankings/contract'
import { useMessages, useWriting } from '../runtime/index.ts'
import { languageName } from '../names/languageName.ts'
import { countryOf } from '../names/countryOf.ts'
import { Flag } from '../ui/index.ts'
import { voicesMessages } from './messages.ts'

type Languages = Pick<VoiceListing, 'voice_language_code' | 'voice_language_codes'>

/** The language a voice is listed under; the first of its list where it names none. */
export function mainLanguage(voice: Languages): string {
  return voice.voice_language_code || (voice.voice_language_codes[0] ?? '')
}

/** A voice's flag, or its language where no country has it, and how many languages it speaks if several; in words for people who hear the page. */
export function VoiceLanguages({ voice }: { voice: Languages }) {
  const messages = useMessages('voices', voicesMessages)
  const writing = useWriting()
  const codes = voice.voice_language_codes
  const main = mainLanguage(voice)
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
