import { shareOf } from '@voice-rankings/contract'
import type { SimilarByAttribute, ValueSpread } from '@voice-rankings/contract'
import { AudioLines, Mars, Pause, Play, Venus } from 'lucide-react'
import { playerMessages } from '../player/index.ts'
import { formatDifference, formatNumber, useMessages, useWriting } from '../runtime/index.ts'
import { GradientBars } from './GradientBars.tsx'
import { MeasuredStrip } from './MeasuredStrip.tsx'
import { SimilarRow } from './SimilarRow.tsx'
import { similarMessages } from './messages.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface AttributeSimilarityCardProps extends RootProps {
  /** Name of the attribute, with the value of the reference voice. */
  title: string
  /** Unit of the values, for example `Hz`; empty for a bare number. */
  unit: string
  /** Closest voices first; null while they load. */
  voices: readonly SimilarByAttribute[] | null
  /** Sentence after the text of an empty list. Default null: none. */
  emptyReason?: string | null
  /** Voice whose sample is playing; null for none. */
  playingVoiceId: string | null
  /** A visitor toggled playback of a voice. */
  onTogglePlay: (voice: SimilarByAttribute) => void
  /** Value of the reference voice, drawn as a line across the bars. Default null: no line. */
  sourceValue?: number | null
  /** Bounds of the axis of the bars. Default: from 0 to the largest value. */
  axis?: readonly [low: number, high: number]
  /** Values of the other voices, drawn as a strip of ticks on the axis. Default null: no strip. */
  spread?: ValueSpread | null
  /** Decimals of the displayed values. Default 0. */
  digits?: number
  /** Displayed number per value: 100 for a share in percent. Default 1. */
  factor?: number
}

/**
 * Voices closest to a reference voice in a single measured attribute.
 *
 * @example
 * <AttributeSimilarityCard
 *   title="Pitch"
 *   unit="Hz"
 *   voices={null}
 *   playingVoiceId={null}
 *   onTogglePlay={(voice) => console.log(voice.voice_id)}
 * />
 */
export function AttributeSimilarityCard(props: AttributeSimilarityCardProps) {
  const { title, unit, voices, playingVoiceId, onTogglePlay, sourceValue = null, axis } = props
  const { digits = 0, factor = 1, spread = null, emptyReason = null } = props
  const messages = useMessages('similar', similarMessages)
  const writing = useWriting()
  const [low, high] = axis ?? [0, Math.max(sourceValue ?? 0, ...(voices ?? []).map(({ value }) => value))]
  const withUnit = (text: string) => `${text} ${unit}`.trim()
  return (
    <section part="similar-group" aria-busy={voices === null} {...rootProps(props, 'voice-box')}>
      <h3>{title}</h3>
      {spread && sourceValue !== null ? (
        <MeasuredStrip spread={spread} place={shareOf(sourceValue, [low, high])} />
      ) : null}
      {voices === null ? <p>{messages.cardLoading}</p> : null}
      {voices?.length === 0 ? <p>{messages.noMatches}</p> : null}
      {voices?.length === 0 && emptyReason !== null ? <p>{emptyReason}</p> : null}
      {voices && voices.length > 0 ? (
        <>
          <div className="voice-similar-chart">
            <GradientBars voices={voices} source={sourceValue} axis={[low, high]} />
            <span aria-hidden="true">{withUnit(formatNumber(high, digits, writing, 0))}</span>
            <span aria-hidden="true">{formatNumber(low, digits, writing, 0)}</span>
          </div>
          <ul className="voice-similar-list">
            {voices.map((voice) => (
              <SimilarRow
                key={voice.voice_id}
                voice={voice}
                value={withUnit(formatNumber(factor * voice.value, digits, writing))}
                note={withUnit(formatDifference(factor * voice.difference, digits, writing))}
                lead={
                  <GenderButton
                    voice={voice}
                    isPlaying={voice.voice_id === playingVoiceId}
                    onToggle={() => onTogglePlay(voice)}
                  />
                }
              />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

interface GenderButtonProps {
  voice: SimilarByAttribute
  isPlaying: boolean
  onToggle: () => void
}

const SIGNS = { female: Venus, male: Mars, unknown: AudioLines }

/** Gender symbol of a voice, replaced by a play button on hover, focus and during playback. */
function GenderButton({ voice, isPlaying, onToggle }: GenderButtonProps) {
  const texts = useMessages('player', playerMessages)
  const { voice_name: name, voice_gender: gender, voice_sample_url: url } = voice
  const label = url === null ? texts.noSample(name) : isPlaying ? texts.pauseVoice(name) : texts.playVoice(name)
  const Sign = SIGNS[gender]
  const Mark = isPlaying ? Pause : Play
  return (
    <button
      type="button"
      className="voice-play voice-gender-play"
      part="play-button"
      data-status={isPlaying ? 'playing' : 'idle'}
      data-gender={url === null ? 'none' : gender}
      data-size="small"
      aria-label={label}
      disabled={url === null}
      onClick={onToggle}
    >
      <Sign aria-hidden="true" data-sign={gender} />
      <Mark aria-hidden="true" data-mark fill="currentColor" />
    </button>
  )
}
