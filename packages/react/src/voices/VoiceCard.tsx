import { voicePath, type VoiceListing } from '@voice-rankings/contract'
import { memo, type ComponentType } from 'react'
import { SampleButton, Waveform, useSample } from '../player/index.ts'
import { useMessages, useRuntime, useWriting } from '../runtime/index.ts'
import { Link, providerName } from '../ui/index.ts'
import { VoiceLanguages } from './VoiceLanguages.tsx'
import { voicesMessages } from './messages.ts'
import { formatFry, formatIntensity, formatPitch, formatRate } from './voiceNumbers.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface VoiceCardProps extends RootProps {
  voice: VoiceListing
  /** A button about the voice in the card's corner, for example `FavoriteButton`. */
  action?: ComponentType<{ voice: VoiceListing }> | undefined
}

/** A voice in a list: its sample, its name, its waveform and what was measured. The list decides whether it is a card or a row. */
export const VoiceCard = memo(function VoiceCard({ voice, action: Action, ...props }: VoiceCardProps) {
  const { client } = useRuntime()
  const { track, status } = useSample(voice)
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
      <Waveform peaks={voice.voice_sample_peaks} gender={track ? voice.voice_gender : 'none'} track={track} bars={56} />
      <Measurements voice={voice} />
      {Action ? (
        <div className="voice-card-action">
          <Action voice={voice} />
        </div>
      ) : null}
    </article>
  )
})

function Measurements({ voice }: { voice: VoiceListing }) {
  const messages = useMessages('voices', voicesMessages)
  const writing = useWriting()
  const { voice_pitch_hz: pitch, voice_words_per_minute: rate, voice_intensity: loudness, voice_vocal_fry: fry } = voice
  if (voice.voice_sample_url === null) {
    return (
      <ul className="voice-card-numbers" part="voice-numbers">
        <li>{messages.notHeard}</li>
      </ul>
    )
  }
  return (
    <ul className="voice-card-numbers" part="voice-numbers">
      <li title={messages.pitch}>
        <span>{pitch === null ? messages.noPitch : formatPitch(pitch, writing)}</span>
      </li>
      {rate === null ? null : (
        <li title={messages.pace}>
          <span>{formatRate(rate, writing)}</span>
        </li>
      )}
      {/* A card has room for two numbers, a row for all. */}
      {loudness === null ? null : (
        <li title={messages.intensity} data-wide>
          <span>{formatIntensity(loudness, writing)}</span>
        </li>
      )}
      {fry === null ? null : (
        <li title={messages.vocalFry} data-wide>
          <span>{messages.fry(formatFry(fry, writing))}</span>
        </li>
      )}
    </ul>
  )
}
