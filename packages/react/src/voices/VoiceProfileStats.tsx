import { energyLabel, intensityLabel, pitchLabel, rateLabel, vocalFryLabel } from '@voice-rankings/analysis'
import { FILTER_RANGES, type RangeName, type Voice } from '@voice-rankings/contract'
import { formatNumber, useMessages, useWriting } from '../runtime/index.ts'
import type { WritingMessages } from '../runtime/index.ts'
import { Bar } from '../ui/index.ts'
import { Card } from './Card.tsx'
import { voicesMessages } from './messages.ts'
import { formatEnergy, formatFry, formatIntensity, formatPitch, formatRate } from './voiceNumbers.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

type Measurements = Pick<
  Voice,
  | 'voice_gender'
  | 'voice_pitch_hz'
  | 'voice_words_per_minute'
  | 'voice_intensity'
  | 'voice_vocal_fry'
  | 'voice_energy'
  | 'voice_catalogue_size'
  | 'voice_pitch_percentile'
>

const STATS = [
  { name: 'pitch', measurement: 'voice_pitch_hz', range: 'pitchRange', format: formatPitch, label: pitchLabel },
  { name: 'pace', measurement: 'voice_words_per_minute', range: 'wpmRange', format: formatRate, label: rateLabel },
  {
    name: 'intensity',
    measurement: 'voice_intensity',
    range: 'intensityRange',
    format: formatIntensity,
    label: intensityLabel,
  },
  { name: 'vocalFry', measurement: 'voice_vocal_fry', range: 'vocalFryRange', format: formatFry, label: vocalFryLabel },
  { name: 'energy', measurement: 'voice_energy', range: 'energyRange', format: formatEnergy, label: energyLabel },
] as const

/** What was measured of a voice, each value as a bar on the scale of its filter. A value nobody measured is 0. */
export function VoiceProfileStats({ voice, ...props }: { voice: Measurements } & RootProps) {
  const messages = useMessages('voices', voicesMessages)
  const { voice_pitch_percentile: percentile, voice_catalogue_size: size } = voice
  return (
    <Card title={messages.profile} part="voice-profile" {...rootProps(props)}>
      <dl className="voice-stats" data-gender={voice.voice_gender}>
        {STATS.map(({ name, measurement, ...stat }) => (
          <Stat key={name} {...stat} name={messages[name]} value={voice[measurement]} />
        ))}
      </dl>
      <details className="voice-how">
        <summary>
          <span>{percentile === null ? messages.measuredFromSample : messages.rank(percentile, size)}</span>
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

interface StatProps {
  name: string
  range: RangeName
  value: number | null
  format: (value: number, writing: WritingMessages) => string
  /** What a value is in words. */
  label: (value: number) => string
}

function Stat({ name, range, value, format, label }: StatProps) {
  const messages = useMessages('voices', voicesMessages)
  const writing = useWriting()
  const [low, high] = FILTER_RANGES[range]
  const share = value === null ? 0 : Math.min(1, Math.max(0, (value - low) / (high - low)))
  const word = value === null ? undefined : messages.scaleWord(label(value))
  return (
    <div>
      <dt>{name}</dt>
      <dd title={word}>
        <Bar share={share} part="stat-bar" />
        <span>
          {value === null ? formatNumber(0, 0, writing) : format(value, writing)}
          {word === undefined ? null : <span className="voice-hidden">{messages.inWords(word)}</span>}
        </span>
      </dd>
    </div>
  )
}
