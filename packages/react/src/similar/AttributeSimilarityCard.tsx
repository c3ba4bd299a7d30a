import type { SimilarByAttribute } from '@voice-rankings/contract'
import { Mars, Pause, Play, Venus } from 'lucide-react'
import { playerMessages } from '../player/index.ts'
import { useMessages, formatNumber, useWriting } from '../runtime/index.ts'
import { GradientBars } from './GradientBars.tsx'
import { SimilarRow } from './SimilarRow.tsx'
import { formatDifference } from './differences.ts'
import { similarMessages } from './messages.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface AttributeSimilarityCardProps extends RootProps {
  /** What they are alike in, with the value of the voice they are compared with. */
  title: string
  /** Unit of the values, for example `Hz`; empty for a bare number. */
  unit: string
  /** The closest first; null while they are looked for. */
  voices: readonly SimilarByAttribute[] | null
  /** The voice whose sample is heard; null for none. */
  playingVoiceId: string | null
  /** A visitor wants to hear a voice, or no more of it. */
  onTogglePlay: (voice: SimilarByAttribute) => void
  /** Value of the voice they are compared with: a line across the bars. Default null: no line. */
  sourceValue?: number | null
  /** Decimals of the values. Default 0. */
  digits?: number
}

/**
 * The voices closest to one in a single measured characteristic.
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
  const { title, unit, voices, playingVoiceId, onTogglePlay, sourceValue = null, digits = 0 } = props
  const messages = useMessages('similar', similarMessages)
  const writing = useWriting()
  const withUnit = (text: string) => `${text} ${unit}`.trim()
  return (
    <section part="similar-group" aria-busy={voices === null} {...rootProps(props, 'voice-box')}>
      <h3>{title}</h3>
      {voices === null ? <p>{messages.cardLoading}</p> : null}
      {voices?.length === 0 ? <p>{messages.noMatches}</p> : null}
      {voices && voices.length > 0 ? (
        <>
          <GradientBars voices={voices} source={sourceValue} />
          <ul className="voice-similar-list">
            {voices.map((voice) => (
              <SimilarRow
                key={voice.voice_id}
                voice={voice}
                value={withUnit(formatNumber(voice.value, digits, writing))}
                note={withUnit(formatDifference(voice.difference, digits, writing))}
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

/** The sign of a voice's gender, under a play button that shows when it is pointed at, focused or playing. */
function GenderButton({ voice, isPlaying, onToggle }: GenderButtonProps) {
  const texts = useMessages('player', playerMessages)
  const { voice_name: name, voice_gender: gender, voice_sample_url: url } = voice
  const label = url === null ? texts.noSample(name) : isPlaying ? texts.pauseVoice(name) : texts.playVoice(name)
  const Sign = gender === 'female' ? Venus : Mars
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
