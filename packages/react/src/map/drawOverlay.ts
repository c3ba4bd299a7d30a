import type { MapColors } from './mapColors.ts'
import { toPixels } from './mapPixels.ts'
import type { MapPlace } from './mapView.ts'
import type { MapSize } from './placeVoices.ts'

export interface OverlayDrawing {
  readonly size: MapSize
  readonly colors: MapColors
  readonly scale: number
  /** Current voice, drawn with a ring; null for none. */
  readonly active: { readonly place: MapPlace; readonly color: string; readonly radius: number } | null
  /** Drag selection; null for none. */
  readonly box: readonly [MapPlace, MapPlace] | null
}

/** Draws the pointer-dependent layer on a canvas above the dots. */
export function drawOverlay(
  context: CanvasRenderingContext2D,
  { size, colors, scale, active, box }: OverlayDrawing,
): void {
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.clearRect(0, 0, size.width, size.height)
  if (active) {
    const { left, top } = toPixels(size, active.place)
    ring(context, left, top, active.radius + 8, colors.surface, 5)
    ring(context, left, top, active.radius + 8, active.color, 2)
    context.fillStyle = active.color
    context.beginPath()
    context.arc(left, top, active.radius + 2, 0, 2 * Math.PI)
    context.fill()
  }
  if (box) {
    const [from, to] = [toPixels(size, box[0]), toPixels(size, box[1])]
    const rect = [from.left, from.top, to.left - from.left, to.top - from.top] as const
    context.globalAlpha = 0.08
    context.fillStyle = colors.ink
    context.fillRect(...rect)
    context.globalAlpha = 1
    context.strokeStyle = colors.ink
    context.lineWidth = 1.5
    context.setLineDash([5, 4])
    context.strokeRect(...rect)
    context.setLineDash([])
  }
}

function ring(
  context: CanvasRenderingContext2D,
  left: number,
  top: number,
  radius: number,
  color: string,
  width: number,
): void {
  context.strokeStyle = color
  context.lineWidth = width
  context.beginPath()
  context.arc(left, top, radius, 0, 2 * Math.PI)
  context.stroke()
}
