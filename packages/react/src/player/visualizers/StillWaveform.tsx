import type { Gender } from '@voice-rankings/contract'
import type { Track } from '@voice-rankings/playback'
import { Waveform } from './Waveform.tsx'

export interface StillWaveformProps {
  track: Track | null
  /** Integers 0–100. */
  peaks: readonly number[]
  gender: Gender | 'none'
}

/** Bars for a wide and for a narrow place: 5 px each, as wavesurfer draws them. */
const BARS = { wide: 150, narrow: 68 } as const

/** The waveform on a stage, in the place of a picture that is on its way. */
export function StillWaveform(sound: StillWaveformProps) {
  return (['wide', 'narrow'] as const).map((width) => (
    <div key={width} part="wavesurfer-still" data-width={width}>
      <Waveform {...sound} bars={BARS[width]} height={100} />
    </div>
  ))
}
