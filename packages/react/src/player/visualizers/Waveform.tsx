import type { Gender } from '@voice-rankings/contract'
import type { Track } from '@voice-rankings/playback'
import { waveformPath } from '@voice-rankings/playback'
import { useRef } from 'react'
import { useFollow } from '../sound/useFollow.ts'
import { rootProps } from '../../ui/rootProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'

export interface WaveformProps extends RootProps<HTMLDivElement> {
  /** Integers 0–100, as in a voice or snippet. Without peaks the line is flat. */
  peaks: readonly number[]
  /** `none` without audio. */
  gender: Gender | 'none'
  /** Track of the sound: the played part gets the full colour. */
  track?: Track | null
  /** Number of bars; allow 5 px of width per bar. Default 48. */
  bars?: number
  /** Height in pixels. Default 40. */
  height?: number
}

/** Waveform of a sound. Decorative: it needs no audio, decoding or script. */
export function Waveform({ peaks, gender, track = null, bars = 48, height = 40, ...props }: WaveformProps) {
  const heard = useRef<SVGSVGElement>(null)
  useFollow(track, (timeMs) => {
    const durationMs = track?.getState().durationMs
    const share = durationMs ? Math.min(1, timeMs / durationMs) : 0
    if (heard.current) heard.current.style.clipPath = `inset(0 ${(1 - share) * 100}% 0 0)`
  })
  const path = waveformPath(peaks, bars)
  // Stretched to the available width; strokes stay 3 px wide.
  const frame = { viewBox: `0 0 ${bars} 100`, preserveAspectRatio: 'none', width: '100%', height }
  return (
    <div part="waveform" data-gender={gender} aria-hidden="true" {...rootProps(props, 'voice-waveform')}>
      <svg {...frame} part="waveform-rest">
        <path d={path} />
      </svg>
      {track && (
        <svg {...frame} part="waveform-heard" ref={heard}>
          <path d={path} />
        </svg>
      )}
    </div>
  )
}

export interface WaveformPairProps extends Pick<WaveformProps, 'peaks' | 'gender' | 'track' | 'height'> {
  /** Of the node around each of the two. */
  part: string
  bars: Readonly<Record<'wide' | 'narrow', number>>
}

/** A waveform with the bars that a wide place has room for, and one for a narrow place: the style sheet shows one of them. */
export function WaveformPair({ part, bars, ...waveform }: WaveformPairProps) {
  return (['wide', 'narrow'] as const).map((width) => (
    <div key={width} part={part} data-width={width}>
      <Waveform {...waveform} bars={bars[width]} />
    </div>
  ))
}
