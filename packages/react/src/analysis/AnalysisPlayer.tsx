import { formatTime } from '@voice-rankings/playback'
import { useRef, useSyncExternalStore } from 'react'
import { PlayButton, playerMessages, SeekSlider, useFollow, Waveform } from '../player/index.ts'
import { useMessages } from '../runtime/index.ts'
import type { AnalysisModel } from './useAnalysis.ts'

type AnalysisPlayerProps = Pick<
  AnalysisModel,
  'texts' | 'voiceName' | 'gender' | 'audioUrl' | 'track' | 'wave' | 'durationMs' | 'series'
>

const silent = () => () => {}

/** Number of bars with and without much space. */
const BARS = 100

/** Bar that plays the analysed sound: button, time, and the stored waveform with its melody, which seeks. */
export function AnalysisPlayer({
  texts,
  voiceName,
  gender,
  audioUrl,
  track,
  wave,
  durationMs,
  series,
}: AnalysisPlayerProps) {
  const playerTexts = useMessages('player', playerMessages)
  const status = useSyncExternalStore(
    track?.subscribe ?? silent,
    () => track?.getState().status ?? 'idle',
    () => 'idle' as const,
  )
  const position = useRef<HTMLElement>(null)
  useFollow(track, (timeMs) => {
    const [node, text] = [position.current, formatTime(timeMs)]
    // Bypasses React: written once a second instead of sixty times.
    if (node && node.textContent !== text) node.textContent = text
  })
  const isPlaying = status === 'playing' || status === 'loading'
  const length = durationMs || null
  const shownGender = audioUrl === null ? 'none' : gender
  return (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- controls of a sound are no fields
    <div className="voice-analysis-audio" part="analysis-audio" role="group" aria-label={texts.player(voiceName)}>
      <PlayButton
        label={isPlaying ? playerTexts.pauseVoice(voiceName) : playerTexts.playVoice(voiceName)}
        status={status}
        gender={shownGender}
        disabled={audioUrl === null}
        onClick={() => void track?.toggle()}
      />
      <span className="voice-analysis-time" aria-hidden="true">
        <b ref={position}>{formatTime(0)}</b>
        {length === null ? null : ` / ${formatTime(length)}`}
      </span>
      <div part="analysis-wave">
        <Waveform {...wave} gender={shownGender} track={track} bars={BARS} />
        {track ? (
          <SeekSlider track={track} durationMs={length} marks={series[0]?.marks ?? []} texts={playerTexts} />
        ) : null}
      </div>
    </div>
  )
}
