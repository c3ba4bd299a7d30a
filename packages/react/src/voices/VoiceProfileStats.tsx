import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  type AttributeField,
  type AttributeName,
  attributeWord,
  type Voice,
} from '@voice-rankings/contract'
import { useMessages, formatAttribute, formatNumber, useWriting } from '../runtime/index.ts'
import { Bar } from '../ui/index.ts'
import { Card } from './Card.tsx'
import { voicesMessages } from './messages.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

type Measurements = Pick<
  Voice,
  AttributeField | 'voice_gender' | 'voice_catalogue_size' | 'voice_pitch_percentile' | 'voice_sample_source'
>

/** Measurements of a voice, each as a bar on the scale of its filter. A missing value is 0. */
export function VoiceProfileStats({ voice, ...props }: { voice: Measurements } & RootProps) {
  const messages = useMessages('voices', voicesMessages)
  const { voice_pitch_percentile: percentile, voice_catalogue_size: size } = voice
  const measured = messages.measuredFrom[voice.voice_sample_source ?? 'none']
  return (
    <Card title={messages.profile} part="voice-profile" {...rootProps(props)}>
      <dl className="voice-stats" data-gender={voice.voice_gender}>
        {ATTRIBUTE_NAMES.map((name) => (
          <Stat key={name} name={name} value={voice[ATTRIBUTES[name].field]} />
        ))}
      </dl>
      <details className="voice-how">
        <summary>
          <span>{percentile === null ? measured : messages.rank(measured, percentile, size)}</span>
        </summary>
        <ul>
          {messages.how.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </Card>
  )
}

function Stat({ name, value }: { name: AttributeName; value: number | null }) {
  const messages = useMessages('voices', voicesMessages)
  const writing = useWriting()
  const [low, high] = ATTRIBUTES[name].range
  const share = value === null ? 0 : Math.min(1, Math.max(0, (value - low) / (high - low)))
  const word = value === null ? undefined : messages.scaleWord(attributeWord(name, value))
  return (
    <div>
      <dt>{messages.labels[name]}</dt>
      <dd title={word}>
        <Bar share={share} part="stat-bar" />
        <span>
          {value === null ? formatNumber(0, 0, writing) : formatAttribute(name, value, writing)}
          {word === undefined ? null : <span className="voice-hidden">{messages.inWords(word)}</span>}
        </span>
      </dd>
    </div>
  )
}
