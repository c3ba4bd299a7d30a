import type { Gender } from '@voice-rankings/contract'
import type { FollowedTrack } from '@voice-rankings/playback'
import { barsIn, MELODY_REACH, waveformBars } from '@voice-rankings/playback'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useFollow } from '../sound/useFollow.ts'
import { rootProps, useRefs } from '../../ui/rootProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'

export interface WaveformProps extends RootProps<HTMLDivElement> {
  /** Integers 0–100, as in a voice or snippet. Without peaks the line is flat. */
  peaks: readonly number[]
  /** Pitch of each peak in semitones from the median, as in a voice or snippet; without it all bars are centred. */
  melody?: readonly number[] | undefined
  /** Share of the sound that is drawn, from its start, 0–1. Default 1. */
  share?: number
  /** `none` without audio. */
  gender: Gender | 'none'
  /** Track of the sound: the played part gets the full colour. */
  track?: FollowedTrack | null
  /** Number of bars until the width is known; then there is one for every 5 px. Default 48. */
  bars?: number
  /** Height in pixels. Default 40. */
  height?: number
}

/** Height from which a waveform is a stage, on which the melody takes less of the height. */
const STAGE_HEIGHT = 96

/** Waveform of a sound that rides on its melody. Decorative: it needs no audio, decoding or script. */
export function Waveform(props: WaveformProps) {
  const { peaks, melody = [], share = 1, gender, track = null, height = 40 } = props
  const [place, bars] = useBarCount(props.bars ?? 48)
  const ref = useRefs(place, props)
  const heard = useRef<SVGSVGElement>(null)
  useFollow(track, (timeMs) => {
    const durationMs = track?.getState().durationMs
    const played = durationMs ? Math.min(1, timeMs / durationMs / share) : 0
    if (heard.current) heard.current.style.clipPath = `inset(0 ${(1 - played) * 100}% 0 0)`
  })
  const first = (list: readonly number[]) => list.slice(0, Math.ceil(list.length * share))
  const reach = height < STAGE_HEIGHT ? MELODY_REACH.card : MELODY_REACH.stage
  let [strokes, dots] = ['', '']
  for (const [bar, { middle, half }] of waveformBars(
    { peaks: first(peaks), melody: first(melody) },
    bars,
    reach,
  ).entries()) {
    if (half > 0) strokes += `M${bar + 0.5},${Math.round(middle - half)}v${Math.round(half * 2)}`
    else dots += `M${bar + 0.5} 50v0`
  }
  const paths = (
    <>
      <path d={strokes} />
      <path d={dots} data-pauses />
    </>
  )
  // Stretched by less than the width of a bar; strokes stay 3 px wide.
  const frame = { viewBox: `0 0 ${bars} 100`, preserveAspectRatio: 'none', width: '100%', height }
  return (
    <div part="waveform" data-gender={gender} aria-hidden="true" {...rootProps(props, 'voice-waveform')} ref={ref}>
      <svg {...frame} part="waveform-rest">
        {paths}
      </svg>
      {track && (
        <svg {...frame} part="waveform-heard" ref={heard}>
          {paths}
        </svg>
      )}
    </div>
  )
}

/** Number of waveform bars that fit into an element, also after it was resized; `initial` on a server and while hidden. */
function useBarCount(initial: number): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    if (!ref.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([seen]) => {
      const widthPx = seen?.contentRect.width ?? 0
      if (widthPx > 0) setCount(barsIn(widthPx))
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [ref, count ?? initial]
}
