import { useMessages, useWriting } from '../runtime/index.ts'
import { languageName } from '../names/languageName.ts'
import { countryOf } from '../names/countryOf.ts'
import { Flag } from '../ui/index.ts'
import { mainLanguage, matchingLanguage, type Languages } from '../names/mainLanguage.ts'
import { voicesMessages } from './messages.ts'

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
