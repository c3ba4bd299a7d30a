import { peakAt } from '@voice-rankings/playback'

/** What a visualizer is drawn from. Sizes in CSS pixels, times in milliseconds, peaks 0–100. */
export interface Drawing {
  width: number
  height: number
  color: string
  timeMs: number
  durationMs: number
  peaks: readonly number[]
}

export type Draw = (context: CanvasRenderingContext2D, drawing: Drawing) => void

/** Loudness 0–1 at a time; silence before the start and after the end. */
export function loudnessAt({ peaks, durationMs }: Pick<Drawing, 'peaks' | 'durationMs'>, timeMs: number): number {
  if (durationMs <= 0 || timeMs < 0 || timeMs > durationMs) return 0
  return peakAt(peaks, timeMs / durationMs) / 100
}
