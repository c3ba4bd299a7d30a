import { modelName, type Voice } from '@voice-rankings/contract'
import { useMessages } from '../runtime/index.ts'
import { Card } from './Card.tsx'
import { ProviderMark } from './ProviderMark.tsx'
import { voicesMessages } from './messages.ts'
import { providerName } from './providerName.ts'
import { languageName } from './voiceLanguage.ts'

/** Who a voice is: name, gender, languages, provider, model, and how it was told to speak. */
export function VoiceInfoCard({ voice }: { voice: Voice }) {
  const messages = useMessages('voices', voicesMessages)
  const codes = voice.voice_language_codes.length > 0 ? voice.voice_language_codes : [voice.voice_language_code]
  return (
    <Card title={messages.info} part="voice-info">
      <dl className="voice-facts">
        <Fact name={messages.name}>{voice.voice_name}</Fact>
        <Fact name={messages.gender}>{messages.genders[voice.voice_gender]}</Fact>
        <Fact name={messages.language}>{codes.map(languageName).join(', ')}</Fact>
        <Fact name={messages.provider}>
          <ProviderMark service={voice.voice_service} />
          {providerName(voice.voice_service)}
        </Fact>
        <Fact name={messages.model}>{modelName(voice.voice_speaker_id)}</Fact>
        {voice.voice_instructions ? <Fact name={messages.instructions}>{voice.voice_instructions}</Fact> : null}
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
