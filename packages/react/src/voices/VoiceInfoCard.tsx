import { modelName, type Voice } from '@voice-rankings/contract'
import { SampleButton, Waveform, useSample } from '../player/index.ts'
import { useMessages, useWriting } from '../runtime/index.ts'
import { languageName } from '../names/languageName.ts'
import { providerName } from '../names/providerName.ts'
import { Card } from './Card.tsx'
import { ProviderMark } from './ProviderMark.tsx'
import { voicesMessages } from './messages.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface VoiceInfoCardProps extends RootProps {
  voice: Voice
  /**
   * True while a player beside it has the sample, which then needs no second play button; its place stays. Default false.
   */
  isOnStage?: boolean
}

/** Card with a voice's sample, name, gender, languages, provider, model and instructions. */
export function VoiceInfoCard({ voice, isOnStage = false, ...props }: VoiceInfoCardProps) {
  const messages = useMessages('voices', voicesMessages)
  const writing = useWriting()
  const codes = voice.voice_language_codes.length > 0 ? voice.voice_language_codes : [voice.voice_language_code]
  return (
    <Card title={messages.info} part="voice-info" {...rootProps(props)}>
      <SampleWave voice={voice} isOnStage={isOnStage} />
      <dl className="voice-facts">
        <Fact name={messages.name}>{voice.voice_name}</Fact>
        <Fact name={messages.gender}>{messages.genders[voice.voice_gender]}</Fact>
        <Fact name={messages.language}>{messages.joined(codes.map((code) => languageName(code, writing)))}</Fact>
        <Fact name={messages.provider}>
          <ProviderMark voice={voice} /> {providerName(voice.voice_service)}
        </Fact>
        <Fact name={messages.model}>{modelName(voice.voice_speaker_id)}</Fact>
        {voice.voice_instructions ? <Fact name={messages.instructions}>{voice.voice_instructions}</Fact> : null}
      </dl>
    </Card>
  )
}

/** Small waveform of the sample with its play button, purple for female voices and blue for all others. */
function SampleWave({ voice, isOnStage }: { voice: Voice; isOnStage: boolean }) {
  const { track } = useSample(voice)
  if (!track) return null
  return (
    <div className="voice-sample-wave" part="sample">
      {isOnStage ? null : <SampleButton voice={voice} size="small" />}
      <Waveform
        peaks={voice.voice_sample_peaks}
        melody={voice.voice_sample_melody}
        gender={voice.voice_gender === 'female' ? 'female' : 'male'}
        track={track}
        bars={50}
        height={40}
      />
    </div>
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
