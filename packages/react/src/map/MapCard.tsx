import { voicePath } from '@voice-rankings/contract'
import { Star } from 'lucide-react'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { PlayButton, playerMessages, SampleButton, useSample, Waveform } from '../player/index.ts'
import { providerName } from '../names/providerName.ts'
import { formatNumber, useMessages } from '../runtime/index.ts'
import { Flag, Link } from '../ui/index.ts'
import { placeOf } from './drawMap.ts'
import { axisValue, formatAxisValue } from './mapAxes.ts'
import { toPixels } from './mapPixels.ts'
import type { ActiveDot } from './mapStore.ts'
import type { MapVoice } from './mapVoices.ts'
import type { MapSpeech, VoiceMapModel } from './useVoiceMap.ts'

/** Delay before a voice plays and its details load, in milliseconds. */
const DWELL_MS = 160

/** Minimum distance of the card's centre from an edge, in pixels: half its height plus a margin. */
const CARD_REACH_PX = 64

interface MapCardProps extends VoiceMapModel {
  voice: MapVoice
  active: ActiveDot
}

/** Card of the current voice, beside its dot. On hover it is read-only; after a tap its button and link work. */
export function MapCard({ voice, active, texts, writing, store, x, y, hears, speech }: MapCardProps) {
  const { track, status } = useSample(voice)
  const details = useStore(store, (state) => state.details.get(voice.voice_id))
  const view = useStore(store, (state) => state.view)
  const { placed, size } = store.getState()
  const { left, top } = toPixels(size, placeOf(placed, view, active.dot))
  const isPinned = active.by === 'pin'
  // Not for keyboard use, where the sound would overlap the announcement of the voice.
  // A voice that was pressed speaks its text instead.
  const isHeard = speech?.voiceId !== voice.voice_id && ((isPinned && !speech) || (hears && active.by === 'pointer'))

  useEffect(() => {
    const timer = setTimeout(() => {
      void store.readDetails(voice)
      if (isHeard) void track?.play()
    }, DWELL_MS)
    return () => clearTimeout(timer)
  }, [store, voice, track, isHeard])
  useEffect(() => () => track?.pause(), [track])

  const values = [x, y].flatMap((axis) => {
    const value = axisValue(voice, axis)
    return value === null ? [] : formatAxisValue(axis, value, writing)
  })
  return (
    <article
      className="voice-map-card voice-floats"
      part="map-card"
      data-gender={voice.voice_gender}
      data-side={left > size.width / 2 ? 'left' : 'right'}
      data-edge={top < size.height / 2 ? 'below' : 'above'}
      data-status={status}
      style={{ left, top: `clamp(${CARD_REACH_PX}px, ${top}px, calc(100% - ${CARD_REACH_PX}px))` }}
      inert={!isPinned}
    >
      {speech ? <SpeechButton voice={voice} speech={speech} /> : <SampleButton voice={voice} size="small" />}
      <div part="map-card-text">
        <Link part="map-card-name" href={voicePath(voice)}>
          {voice.voice_name}
        </Link>
        <p>
          {providerName(voice.voice_service)} · <Flag languageCode={voice.voice_language_code} />
          {values.map((value) => (
            <span key={value}> · {value}</span>
          ))}
        </p>
      </div>
      {details?.voice_rating ? (
        <p part="map-card-rating">
          <Star size={14} aria-hidden="true" /> {formatNumber(details.voice_rating.score, 1, writing)}
        </p>
      ) : null}
      <Waveform
        peaks={details?.voice_sample_peaks ?? []}
        melody={details?.voice_sample_melody}
        gender={voice.voice_gender}
        track={track}
        bars={44}
        height={24}
      />
      {status === 'error' ? <p part="map-card-problem">{texts.blocked}</p> : null}
    </article>
  )
}

/** Button that lets a voice speak the text of the map. */
function SpeechButton({ voice, speech: { voiceId, status, onSpeak } }: { voice: MapVoice; speech: MapSpeech }) {
  const texts = useMessages('player', playerMessages)
  const name = voice.voice_name
  const shown = voiceId === voice.voice_id ? status : 'idle'
  const isPlaying = shown === 'playing' || shown === 'loading'
  return (
    <PlayButton
      size="small"
      label={isPlaying ? texts.pauseVoice(name) : texts.playVoice(name)}
      status={shown}
      gender={voice.voice_gender}
      onClick={() => onSpeak(voice)}
    />
  )
}
