import { modelName, type Voice } from '@voice-rankings/contract'
import { SampleButton, Waveform, useSample } from '../player/index.ts'
import { useMessages, usePlayerRuntime, useWriting } from '../runtime/index.ts'
import { languageName } from '../names/languageName.ts'
import { providerName } from '../names/providerName.ts'
import { Link } from '../ui/index.ts'
import { Fact } from './Fact.tsx'
import { Card } from './Card.tsx'
import { LicenceText } from './LicenceText.tsx'
import { ProviderMark } from './ProviderMark.tsx'
import { priceText } from './priceText.ts'
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

/** Card with a voice's sample, name, gender, languages, provider, model, price, licence, word times and instructions. */
export function VoiceInfoCard({ voice, isOnStage = false, ...props }: VoiceInfoCardProps) {
  const messages = useMessages('voices', voicesMessages)
  const writing = useWriting()
  const { client } = usePlayerRuntime()
  const codes = voice.voice_language_codes.length > 0 ? voice.voice_language_codes : [voice.voice_language_code]
  return (
    <Card title={messages.info} part="voice-info" {...rootProps(props)}>
      <SampleWave voice={voice} isOnStage={isOnStage} />
      <dl className="voice-facts">
        <Fact name={messages.name}>{voice.voice_name}</Fact>
        <Fact name={messages.gender}>
          {messages.genderOf(messages.genders[voice.voice_gender], voice.voice_gender_source === 'measured')}
        </Fact>
        <Fact name={messages.language}>
          <Languages names={codes.map((code) => languageName(code, writing))} />
        </Fact>
        <Fact name={messages.provider}>
          <ProviderMark voice={voice} />{' '}
          <Link href={client.url(`/voices?languageCode=all&provider=${encodeURIComponent(voice.voice_service)}`)}>
            {providerName(voice.voice_service)}
          </Link>
        </Fact>
        <Fact name={messages.model}>{modelName(voice.voice_speaker_id)}</Fact>
        <Fact name={messages.price}>{priceText(voice.voice_price, messages, writing)}</Fact>
        <Fact name={messages.licence}>
          {voice.voice_licence ? <LicenceText licence={voice.voice_licence} /> : messages.notStated}
        </Fact>
        <Fact name={messages.wordTimes}>{messages.timings[voice.voice_timing_source]}</Fact>
        {voice.voice_instructions ? <Fact name={messages.instructions}>{voice.voice_instructions}</Fact> : null}
      </dl>
    </Card>
  )
}

/** Number of languages that are named at once; the others unfold. */
const NAMED = 6

function Languages({ names }: { names: readonly string[] }) {
  const messages = useMessages('voices', voicesMessages)
  if (names.length <= NAMED) return messages.joined(names)
  return (
    <>
      {messages.joined(names.slice(0, NAMED))}
      <details className="voice-more-languages">
        <summary>{messages.moreLanguages(names.length - NAMED)}</summary>
        {messages.joined(names.slice(NAMED))}
      </details>
    </>
  )
}

/** Small waveform of the sample with its play button, pink for female voices, blue for male ones and grey for others. */
function SampleWave({ voice, isOnStage }: { voice: Voice; isOnStage: boolean }) {
  const { track } = useSample(voice)
  if (!track) return null
  return (
    <div className="voice-sample-wave" part="sample">
      {isOnStage ? null : <SampleButton voice={voice} size="small" />}
      <Waveform
        peaks={voice.voice_sample_peaks}
        melody={voice.voice_sample_melody}
        gender={voice.voice_gender}
        track={track}
        bars={50}
        height={40}
      />
    </div>
  )
}
