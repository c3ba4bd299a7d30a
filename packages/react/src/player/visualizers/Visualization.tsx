import type { Gender } from '@voice-rankings/contract'
import type { Track } from '@voice-rankings/playback'
import { useChunk } from '../useChunk.ts'
import { useReducedMotion } from './useReducedMotion.ts'
import type { Visualizer } from './visualizer.ts'
import { StillWaveform } from './StillWaveform.tsx'
import { WavesurferVisualizer } from './WavesurferVisualizer.tsx'

export interface VisualizationProps {
  kind: Visualizer
  track: Track | null
  /** Integers 0–100. */
  peaks: readonly number[]
  durationMs: number | null
  gender: Gender | 'none'
}

const loadCanvas = () => import('./CanvasVisualizer.tsx')

/** The picture of a sound. Where motion is not wanted it is a still waveform whose playhead goes in steps. */
export function Visualization({ kind, ...sound }: VisualizationProps) {
  const isStill = useReducedMotion()
  const isCanvas = kind !== 'wavesurfer' && !isStill
  const canvas = useChunk(loadCanvas, isCanvas, 'The waveform stays still: the picture could not be loaded.')
  if (!isCanvas) return <WavesurferVisualizer {...sound} isStill={isStill} />
  return canvas ? <canvas.CanvasVisualizer {...sound} kind={kind} /> : <StillWaveform {...sound} />
}
