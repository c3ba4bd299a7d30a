import { useMemo } from 'react'
import { providerName } from '../names/providerName.ts'
import { SpeedSelect } from '../player/index.ts'
import { DockButtons, DockPosition, sequenceTrack, useSequenceTime } from '../works/dock/index.ts'
import type { OpenedPlaylist, VoicePlaylistModel } from './useVoicePlaylist.ts'

interface PlaylistDockProps extends Pick<VoicePlaylistModel, 'texts'> {
  opened: OpenedPlaylist
  /** Default: at the bottom of the page, like the controls of the reader. */
  part?: 'reader-dock' | 'playlist-bar'
}

/** Controls of the player. */
export function PlaylistDock({ opened, texts, part = 'reader-dock' }: PlaylistDockProps) {
  const { sequence, sound, current, place, items, durationMs, timeAt, lit, rate } = opened
  const nowMs = timeAt(useSequenceTime(sequence, sound))
  const isWork = current?.kind === 'work'
  const track = useMemo(
    () => (isWork ? sequenceTrack(sequence, durationMs, () => timeAt(sequence.currentTimeMs)) : lit?.track),
    [isWork, sequence, durationMs, timeAt, lit],
  )
  if (!current) return null
  const { voice_name, voice_service, voice_gender: gender } = current
  return (
    <div part={part} data-gender={gender}>
      <DockButtons
        sound={sound}
        gender={gender}
        texts={texts}
        isFirst={place === 0}
        isLast={place === items.length - 1}
        onToggle={opened.onToggle}
        onStep={opened.onStep}
      />
      <div part="reader-name">
        <b>{voice_name}</b>
        <span>{texts.placeOf(place + 1, items.length, providerName(voice_service))}</span>
      </div>
      <DockPosition
        label={texts.position}
        nowMs={Math.min(nowMs, durationMs)}
        durationMs={durationMs}
        stepMs={isWork ? 1000 : 100}
        gender={gender}
        track={track ?? null}
        onTime={opened.onTime}
      />
      <div part="reader-settings">
        <SpeedSelect texts={texts} rate={rate} onRateChange={opened.onRateChange} />
      </div>
      {sound.status === 'error' ? (
        <p part="reader-error" role="alert">
          {texts.stopped}
        </p>
      ) : null}
    </div>
  )
}
