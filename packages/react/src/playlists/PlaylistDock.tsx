import { formatTime, RATES } from '@voice-rankings/playback'
import { SkipBack, SkipForward } from 'lucide-react'
import { useEffect, useState } from 'react'
import { providerName } from '../names/providerName.ts'
import { Icon } from '../ui/icons.tsx'
import { PlainIconButton, Spinner } from '../ui/index.ts'
import type { OpenedPlaylist, VoicePlaylistModel } from './useVoicePlaylist.ts'

interface PlaylistDockProps extends Pick<VoicePlaylistModel, 'texts'> {
  opened: OpenedPlaylist
}

/** Controls of the player, at the bottom of the page like those of the reader. */
export function PlaylistDock(props: PlaylistDockProps) {
  const { opened, texts } = props
  const { sound, current, place, items, rate, onToggle, onStep } = opened
  if (!current) return null
  const isPlaying = sound.status === 'playing' || sound.status === 'pausing'
  const isLoading = sound.status === 'loading'
  return (
    <div part="reader-dock" data-gender={current.voice_gender}>
      <div part="reader-buttons">
        <PlainIconButton
          label={texts.previous}
          title={texts.previous}
          disabled={place === 0}
          onClick={() => onStep(-1)}
        >
          <SkipBack aria-hidden="true" />
        </PlainIconButton>
        <button
          type="button"
          className="voice-play"
          part="play-button"
          data-size="large"
          data-status={isPlaying ? 'playing' : 'idle'}
          data-gender={current.voice_gender}
          aria-label={isPlaying || isLoading ? texts.pause : texts.play}
          title={texts.keys}
          onClick={onToggle}
        >
          {isLoading ? <Spinner /> : <Icon name={isPlaying ? 'pause' : 'play'} />}
        </button>
        <PlainIconButton
          label={texts.next}
          title={texts.next}
          disabled={place === items.length - 1}
          onClick={() => onStep(1)}
        >
          <SkipForward aria-hidden="true" />
        </PlainIconButton>
      </div>
      <div part="reader-name">
        <b>{current.voice_name}</b>
        <span>{texts.placeOf(place + 1, items.length, providerName(current.voice_service))}</span>
      </div>
      <Position {...props} durationMs={current.item_duration} />
      <div part="reader-settings">
        <select
          className="voice-rate"
          part="speed"
          aria-label={texts.speed}
          value={rate}
          onChange={({ target }) => opened.onRateChange(Number(target.value))}
        >
          {RATES.map((one) => (
            <option key={one} value={Number(one)}>
              {Number(one)}×
            </option>
          ))}
        </select>
      </div>
      {sound.status === 'error' ? (
        <p part="reader-error" role="alert">
          {texts.stopped}
        </p>
      ) : null}
    </div>
  )
}

/** Interval in which the time is shown anew, in ms. */
const SHOW_MS = 250

function Position({ opened, texts, durationMs }: PlaylistDockProps & { durationMs: number }) {
  const { sequence, sound, onTime } = opened
  const [positionMs, setPosition] = useState(sequence.currentTimeMs)
  useEffect(() => {
    const show = () => setPosition(sequence.currentTimeMs)
    show()
    if (sound.status !== 'playing') return
    const timer = setInterval(show, SHOW_MS)
    return () => clearInterval(timer)
  }, [sequence, sound])
  const now = Math.min(positionMs, durationMs)
  return (
    <div part="reader-position">
      <time>{formatTime(now)}</time>
      <input
        type="range"
        part="reader-seek"
        aria-label={texts.position}
        aria-valuetext={`${formatTime(now)} / ${formatTime(durationMs)}`}
        min={0}
        max={Math.round(durationMs)}
        step={100}
        value={Math.round(now)}
        onChange={({ target }) => onTime(Number(target.value))}
      />
      <time>{formatTime(durationMs)}</time>
    </div>
  )
}
