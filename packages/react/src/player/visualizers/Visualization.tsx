import type { Gender } from '@voice-rankings/contract'
import type { Track } from '@voice-rankings/playback'
import { useReducedMotion } from '../useReducedMotion.ts'
import type { Visualizer } from '../visualizer.ts'
import { CanvasVisualizer } from './CanvasVisualizer.tsx'
import { WavesurferVisualizer } from './WavesurferVisualizer.tsx'

export interface VisualizationProps {
  kind: Visualizer
  track: Track | null
  /** Integers 0–100. */
  peaks: readonly number[]
  durationMs: number | null
  gender: Gender | 'none'
}

/** The picture of a sound. Where motion is not wanted it is a still waveform with a moving playhead. */
export function Visualization({ kind, ...sound }: VisualizationProps) {
  const isStill = useReducedMotion()
  if (kind === 'wavesurfer' || isStill) return <WavesurferVisualizer {...sound} />
  return <CanvasVisualizer {...sound} kind={kind} />
}
