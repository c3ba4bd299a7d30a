import type { Gender } from '@voice-rankings/contract'

export interface Bars {
  /** In CSS pixels. */
  width: number
  height: number
  bars: readonly { share: number; gender: Gender }[]
  /** Value of the reference voice; null if it was not measured. */
  source: number | null
  /** Gradient of a bar from the soft to the full colour. */
  colors: Record<Gender, { full: string; soft: string }> & { source: string }
}

const GAP_PX = 6
const WIDEST_PX = 28
const RADIUS_PX = 3

/** Draws a bar for each voice, with a stronger colour towards the top, and a dashed line for the reference voice. */
export function drawBars(context: CanvasRenderingContext2D, { width, height, bars, source, colors }: Bars): void {
  context.clearRect(0, 0, width, height)
  const step = Math.min(WIDEST_PX + GAP_PX, width / Math.max(1, bars.length))
  for (const [at, { share, gender }] of bars.entries()) {
    const top = height - share * height
    const gradient = context.createLinearGradient(0, top, 0, height)
    gradient.addColorStop(0, colors[gender].full)
    gradient.addColorStop(1, colors[gender].soft)
    context.fillStyle = gradient
    context.beginPath()
    context.roundRect(at * step, top, step - GAP_PX, height - top, [RADIUS_PX, RADIUS_PX, 0, 0])
    context.fill()
  }
  if (source === null) return
  const line = Math.round(height - source * height) + 0.5
  context.strokeStyle = colors.source
  context.setLineDash([3, 3])
  context.beginPath()
  context.moveTo(0, Math.min(line, height - 0.5))
  context.lineTo(bars.length * step - GAP_PX, Math.min(line, height - 0.5))
  context.stroke()
}
