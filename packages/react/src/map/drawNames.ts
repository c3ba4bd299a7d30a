import { toPixels } from './mapPixels.ts'
import { toPlace } from './mapView.ts'
import type { MapColors } from './mapColors.ts'
import type { MapView } from './mapView.ts'
import type { MapSize, PlacedVoices } from './placeVoices.ts'

/** Maximum number of names, and the height of one and its distance from the dot in pixels. */
const MOST = 8
const HEIGHT_PX = 16
const GAP_PX = 6

/** Width at the right edge that the zoom buttons take, in pixels. */
const BUTTONS_PX = 64

interface NamesDrawing {
  readonly placed: PlacedVoices
  readonly view: MapView
  readonly size: MapSize
  readonly colors: MapColors
  /** Dot radius in pixels. */
  readonly radius: number
  readonly font: string
}

interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Writes the names of a few voices beside their dots, spread over the width, where they cover no dot and no other name. */
export function drawNames(context: CanvasRenderingContext2D, drawing: NamesDrawing): void {
  const { placed, view, size, colors, font, radius } = drawing
  const dots = placed.voices
    .map(({ voice_name: name }, dot) => ({
      name,
      ...toPixels(size, toPlace(view, { x: placed.xs[dot] ?? 0, y: placed.ys[dot] ?? 0 })),
    }))
    .toSorted((one, other) => one.left - other.left)
  const taken: Rect[] = dots.map(({ left, top }) => around(left, top, radius))
  context.font = font
  context.fillStyle = colors.ink
  context.textAlign = 'start'
  context.textBaseline = 'middle'
  for (let part = 0; part < MOST; part += 1) {
    // Each name is of the first voice in its part of the width that has room.
    const ofPart = dots.slice(Math.floor((part * dots.length) / MOST), Math.floor(((part + 1) * dots.length) / MOST))
    for (const { name, left, top } of ofPart) {
      const start = left + radius + GAP_PX
      const rect = {
        left: start,
        top: top - HEIGHT_PX / 2,
        right: start + context.measureText(name).width,
        bottom: top + HEIGHT_PX / 2,
      }
      const isInside = rect.right < size.width - BUTTONS_PX && left > 0 && top > HEIGHT_PX
      if (!isInside || taken.some((other) => overlap(rect, other))) continue
      context.fillText(name, start, top)
      taken.push(rect)
      break
    }
  }
}

const around = (left: number, top: number, radius: number): Rect => ({
  left: left - radius,
  top: top - radius,
  right: left + radius,
  bottom: top + radius,
})

const overlap = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
