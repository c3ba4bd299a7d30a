import type { Drawing } from './drawing.ts'
import { loudnessAt } from './drawing.ts'

/** How much of the sound lies across the width, in milliseconds. */
const WINDOW_MS = 2400
const STEP_PX = 3

/** Ribbons: share of the loudness, waves across the width, cycles a second, opacity. */
const RIBBONS = [
  { share: 0.55, waves: 5, speed: 0.5, opacity: 0.3 },
  { share: 0.8, waves: 8, speed: -0.75, opacity: 0.45 },
  { share: 1, waves: 11, speed: 1, opacity: 1 },
] as const

/** Three ribbons that swing as loud as the voice is: what is to come flows in from the right, what was leaves at the left. */
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
      // Quiet at both edges, and a breath of movement in silence.
      const swing = Math.sin(Math.PI * place) * (0.04 + 0.96 * loudness) * share * (height / 2 - 2)
      const phase = 2 * Math.PI * (place * waves - (timeMs / 1000) * speed)
      context.lineTo(x, height / 2 + Math.sin(phase) * swing)
    }
    context.stroke()
  }
}
