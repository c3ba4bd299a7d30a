import { peakAt } from '@voice-rankings/playback'

/** Input of a visualizer. Sizes in CSS pixels, times in milliseconds, peaks 0–100. */
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

const POINTS = 72
/** Layers from the outside in; `lagMs` is the delay behind the current loudness, in milliseconds. */
const LAYERS = [
  { lagMs: 240, size: 1, opacity: 0.16 },
  { lagMs: 120, size: 0.88, opacity: 0.28 },
  { lagMs: 0, size: 0.74, opacity: 1 },
] as const

/** Draws a disc whose radius and edge ripple follow the loudness. */
export function drawBlob(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { width, height, color, timeMs } = drawing
  const limit = Math.min(width, height) / 2
  context.fillStyle = color
  for (const { lagMs, size, opacity } of LAYERS) {
    const loudness = smoothLoudness(drawing, timeMs - lagMs)
    const radius = limit * size * (0.66 + 0.22 * loudness)
    context.globalAlpha = opacity
    context.beginPath()
    for (let point = 0; point < POINTS; point += 1) {
      const angle = (2 * Math.PI * point) / POINTS
      const reach = radius * (1 + ripple(angle, (timeMs - lagMs) / 1000) * (0.03 + 0.12 * loudness))
      context.lineTo(width / 2 + Math.cos(angle) * reach, height / 2 + Math.sin(angle) * reach)
    }
    context.closePath()
    context.fill()
  }
}

/** Mean loudness of 120 ms, so that the radius changes smoothly. */
function smoothLoudness(drawing: Drawing, timeMs: number): number {
  const offsets = [-60, -20, 20, 60]
  return offsets.reduce((sum, offset) => sum + loudnessAt(drawing, timeMs + offset), 0) / offsets.length
}

/** -1…1 around the edge, closed over a full turn, moving with time. */
function ripple(angle: number, seconds: number): number {
  return (
    0.5 * Math.sin(3 * angle + 2.1 * seconds) +
    0.3 * Math.sin(5 * angle - 3.3 * seconds) +
    0.2 * Math.sin(2 * angle + 1.3 * seconds)
  )
}

/** Time span of the width, in milliseconds. */
const WINDOW_MS = 2400
const STEP_PX = 3

/** Ribbons: share of the loudness, waves across the width, cycles per second, opacity. */
const RIBBONS = [
  { share: 0.55, waves: 5, speed: 0.5, opacity: 0.3 },
  { share: 0.8, waves: 8, speed: -0.75, opacity: 0.45 },
  { share: 1, waves: 11, speed: 1, opacity: 1 },
] as const

/** Draws three ribbons whose amplitude follows the loudness; time runs from right to left, with the current time in the middle. */
export function drawWave(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { width, height, color, timeMs } = drawing
  context.strokeStyle = color
  context.lineJoin = 'round'
  for (const { share, waves, speed, opacity } of RIBBONS) {
    context.globalAlpha = opacity
    context.lineWidth = opacity === 1 ? 2.5 : 1.5
    context.beginPath()
    for (let x = 0; x <= width; x += STEP_PX) {
      const place = x / width
      const loudness = loudnessAt(drawing, timeMs + (place - 0.5) * WINDOW_MS)
      // Zero at both edges, and a little movement in silence.
      const swing = Math.sin(Math.PI * place) * (0.04 + 0.96 * loudness) * share * (height / 2 - 2)
      const phase = 2 * Math.PI * (place * waves - (timeMs / 1000) * speed)
      context.lineTo(x, height / 2 + Math.sin(phase) * swing)
    }
    context.stroke()
  }
}
