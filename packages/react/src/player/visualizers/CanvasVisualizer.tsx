import type { Track } from '@voice-rankings/playback'
import { useCanvas } from '../../ui/useCanvas.ts'
import { useFollow } from '../sound/useFollow.ts'
import { drawBlob, drawWave } from './drawings.ts'

export interface CanvasVisualizerProps {
  track: Track | null
  peaks: readonly number[]
  durationMs: number | null
  kind: keyof typeof DRAWINGS
}

const DRAWINGS = { blob: drawBlob, wave: drawWave }

/** Canvas that is drawn on every frame during playback, and only then. */
export function CanvasVisualizer({ track, peaks, durationMs, kind }: CanvasVisualizerProps) {
  const { ref, paint } = useCanvas((context, { width, height, style: { color } }) => {
    const timeMs = track?.currentTimeMs ?? 0
    DRAWINGS[kind](context, { width, height, color, timeMs, peaks, durationMs: durationMs ?? 0 })
  })
  useFollow(track, paint)
  return <canvas className="voice-canvas" part="canvas" ref={ref} aria-hidden="true" onTransitionEnd={paint} />
}
