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
/** Height of the smallest value's bar. */
const FLOOR_PX = 1
/** Thickness of the line of the reference voice. */
const LINE_PX = 1.5
const RADIUS_PX = 3

/** Draws a bar for each voice, with a stronger colour towards the top, over the whole width, and a line for the reference voice. */
export function drawBars(context: CanvasRenderingContext2D, { width, height, bars, source, colors }: Bars): void {
  context.clearRect(0, 0, width, height)
  const step = (width + GAP_PX) / Math.max(1, bars.length)
  for (const [at, { share, gender }] of bars.entries()) {
    const top = Math.min(height - FLOOR_PX, height - share * height)
    const gradient = context.createLinearGradient(0, top, 0, height)
    gradient.addColorStop(0, colors[gender].full)
    gradient.addColorStop(1, colors[gender].soft)
    context.fillStyle = gradient
    context.beginPath()
    context.roundRect(at * step, top, step - GAP_PX, height - top, [RADIUS_PX, RADIUS_PX, 0, 0])
    context.fill()
  }
  if (source === null) return
  const line = Math.max(0, Math.min(height - LINE_PX, height - source * height - LINE_PX / 2))
  context.fillStyle = colors.source
  context.fillRect(0, line, width, LINE_PX)
}
