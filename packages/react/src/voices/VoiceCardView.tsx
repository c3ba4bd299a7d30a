import { ATTRIBUTE_NAMES, ATTRIBUTES, type AttributeName, voicePath } from '@voice-rankings/contract'
import type { VoiceListing } from '@voice-rankings/contract'
import type { Track, TrackStatus } from '@voice-rankings/playback'
import type { ComponentType, ReactNode } from 'react'
import { Waveform, type WaveformProps } from '../player/index.ts'
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
  note?: ReactNode
  /** Language or locale that was asked for, whose flag is shown if the voice speaks it. Default: the main language. */
  languageCode?: string | undefined
}

/** What a card plays and draws. */
export interface CardSound extends Pick<WaveformProps, 'peaks' | 'melody'> {
  readonly track: Track | null
  readonly status: TrackStatus
  /** Milliseconds; null if unknown. */
  readonly durationMs: number | null
}

interface VoiceCardViewProps extends VoiceCardProps {
  sound: CardSound
  playButton: ReactNode
}

/** View of a voice's card with any sound. */
export function VoiceCardView(props: VoiceCardViewProps) {
  const { voice, sound, playButton, action: Action, note, languageCode } = props
  const { client } = useRuntime()
  const messages = useMessages('voices', voicesMessages)
  return (
    <article
      part="voice-card"
      data-gender={voice.voice_gender}
      data-status={sound.status}
      data-voice={voice.voice_id}
      {...rootProps(props, 'voice-card')}
    >
      {playButton}
      <div className="voice-card-head" part="voice-card-head">
        <h3 part="voice-name">
          <Link href={client.url(voicePath(voice))}>{voice.voice_name}</Link>
        </h3>
        <p part="voice-meta">
          {providerName(voice.voice_service)} · <VoiceLanguages voice={voice} languageCode={languageCode} />
        </p>
      </div>
      <Waveform
        peaks={sound.peaks}
        melody={sound.melody}
        share={DRAWN_MS / Math.max(DRAWN_MS, sound.durationMs ?? 0)}
        gender={sound.peaks.length > 0 ? voice.voice_gender : 'none'}
        track={sound.track}
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
}

/** Start of the sound that a card draws, in milliseconds: short, so that rhythm and melody differ to the eye. */
const DRAWN_MS = 3000

/** Maximum number of traits on a card. */
const SHOWN_TRAITS = 3

/** What was measured, in words: `low · calm · clear`. */
function Traits({ voice }: { voice: VoiceListing }) {
  const messages = useMessages('voices', voicesMessages)
  const traits = voice.voice_traits.slice(0, SHOWN_TRAITS)
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
