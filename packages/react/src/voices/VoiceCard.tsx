import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  type AttributeName,
  traitsOf,
  voicePath,
  type VoiceListing,
} from '@voice-rankings/contract'
import { memo, type ComponentType } from 'react'
import { SampleButton, Waveform, useSample } from '../player/index.ts'
import { useMessages, useRuntime, formatAttribute, useWriting } from '../runtime/index.ts'
import { providerName } from '../names/providerName.ts'
import type { WritingMessages } from '../runtime/index.ts'
import { RatingScore } from '../ratings/index.ts'
import { Link } from '../ui/index.ts'
import { VoiceLanguages } from './VoiceLanguages.tsx'
import { voicesMessages, type VoicesMessages } from './messages.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface VoiceCardProps extends RootProps {
  voice: VoiceListing
  /** Button in the card's corner, for example `FavoriteButton`. */
  action?: ComponentType<{ voice: VoiceListing }> | undefined
  /** Text in place of the measurements. */
  note?: string | undefined
}

/**
 * Voice in a list with its sample, name, waveform and measurements. The list determines the layout as card or row.
 *
 * @example
 * <VoiceCard voice={voice} />
 */
export const VoiceCard = memo(function VoiceCard({ voice, action: Action, note, ...props }: VoiceCardProps) {
  const { client } = useRuntime()
  const { track, status } = useSample(voice)
  const messages = useMessages('voices', voicesMessages)
  return (
    <article
      part="voice-card"
      data-gender={voice.voice_gender}
      data-status={status}
      {...rootProps(props, 'voice-card')}
    >
      <SampleButton voice={voice} />
      <div className="voice-card-head" part="voice-card-head">
        <h3 part="voice-name">
          <Link href={client.url(voicePath(voice))}>{voice.voice_name}</Link>
        </h3>
        <p part="voice-meta">
          {providerName(voice.voice_service)} · <VoiceLanguages voice={voice} />
        </p>
      </div>
      <Waveform
        peaks={voice.voice_sample_peaks}
        melody={voice.voice_sample_melody}
        share={DRAWN_MS / (voice.voice_sample_duration ?? DRAWN_MS)}
        gender={track ? voice.voice_gender : 'none'}
        track={track}
        bars={56}
        height={48}
      />
      <div className="voice-card-facts">
        <Traits voice={voice} />
        {voice.voice_rating ? (
          <RatingScore voice={voice} variant="compact" />
        ) : (
          <span className="voice-card-new">{messages.unrated}</span>
        )}
        {note === undefined ? <Measurements voice={voice} /> : <p className="voice-card-note">{note}</p>}
      </div>
      {Action ? (
        <div className="voice-card-action">
          <Action voice={voice} />
        </div>
      ) : null}
    </article>
  )
})

/** Start of the sound that a card draws, in milliseconds: short, so that rhythm and melody differ to the eye. */
const DRAWN_MS = 3000

/** Maximum number of traits on a card. */
const SHOWN_TRAITS = 3

/** What was measured, in words: `low · calm · clear`. */
function Traits({ voice }: { voice: VoiceListing }) {
  const messages = useMessages('voices', voicesMessages)
  const traits = traitsOf(voice).slice(0, SHOWN_TRAITS)
  return (
    <p className="voice-card-traits" part="voice-traits">
      {traits.map((name) => messages.traits[name]).join(' · ')}
    </p>
  )
}

function Measurements({ voice }: { voice: VoiceListing }) {
  const messages = useMessages('voices', voicesMessages)
  const writing = useWriting()
  if (voice.voice_sample_url === null) {
    return (
      <ul className="voice-card-numbers" part="voice-numbers">
        <li>{messages.notHeard}</li>
      </ul>
    )
  }
  return (
    <ul className="voice-card-numbers" part="voice-numbers">
      {LISTED.map((name) => {
        const text = listedText(name, voice[ATTRIBUTES[name].field], messages, writing)
        return text === null ? null : (
          // A card has space for two numbers, a row for all.
          <li key={name} title={messages.labels[name]} data-wide={ATTRIBUTES[name].listed === 'in rows' || undefined}>
            <span>{text}</span>
          </li>
        )
      })}
    </ul>
  )
}

const LISTED = ATTRIBUTE_NAMES.filter((name) => ATTRIBUTES[name].listed !== 'never')

/** Displayed value; null if it was not measured. */
function listedText(
  name: AttributeName,
  value: number | null,
  messages: VoicesMessages,
  writing: WritingMessages,
): string | null {
  if (value === null) return name === 'pitch' ? messages.noPitch : null
  const text = formatAttribute(name, value, writing)
  return name === 'vocalFry' ? messages.fry(text) : text
}
