import type { Drawing } from './drawing.ts'
import { loudnessAt } from './drawing.ts'

const POINTS = 72
/** How far back the layers lag, in milliseconds: an outer layer is the echo of the inner one. */
const LAYERS = [
  { lagMs: 240, size: 1, opacity: 0.16 },
  { lagMs: 120, size: 0.88, opacity: 0.28 },
  { lagMs: 0, size: 0.74, opacity: 1 },
] as const

/** A round body that swells with the voice, its edge rippling as loud as it speaks. */
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

/** Loudness over a tenth of a second, so that the body breathes and does not jump. */
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
