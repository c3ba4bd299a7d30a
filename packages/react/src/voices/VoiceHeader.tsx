import { modelName, type Voice } from '@voice-rankings/contract'
import { SampleButton } from '../player/index.ts'
import { useMessages } from '../runtime/index.ts'
import { Flag } from '../ui/index.ts'
import { mainLanguage } from './VoiceLanguages.tsx'
import { voicesMessages } from './messages.ts'
import { providerName } from './providerName.ts'
import { languageName } from './voiceLanguage.ts'

/** A voice's name, large, with its sample and where it comes from. */
export function VoiceHeader({ voice }: { voice: Voice }) {
  const messages = useMessages('voices', voicesMessages)
  const code = mainLanguage(voice)
  const more = voice.voice_language_codes.length - 1
  return (
    <header className="voice-header" part="voice-header" data-gender={voice.voice_gender}>
      <SampleButton voice={voice} size="large" />
      <div>
        <h1 part="voice-name">{voice.voice_name}</h1>
        <p part="voice-meta">
          {providerName(voice.voice_service)} · <span data-model>{modelName(voice.voice_speaker_id)} · </span>
          <Flag languageCode={code} /> {languageName(code)}
          {more > 0 ? <span> {messages.moreLanguages(more)}</span> : null}
        </p>
      </div>
    </header>
  )
}
