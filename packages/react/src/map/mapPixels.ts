import type { MapPlace } from './mapView.ts'
import type { MapSize } from './placeVoices.ts'

/** Margins for the axis numbers, in pixels. */
export const MAP_EDGES = { left: 48, right: 12, top: 16, bottom: 34 } as const

/** Plot area inside the margins. */
export function plotSize({ width, height }: MapSize): MapSize {
  return {
    width: Math.max(1, width - MAP_EDGES.left - MAP_EDGES.right),
    height: Math.max(1, height - MAP_EDGES.top - MAP_EDGES.bottom),
  }
}

/** Canvas pixels of a position in the plot area. */
export function toPixels(size: MapSize, { x, y }: MapPlace): { left: number; top: number } {
  const plot = plotSize(size)
  return { left: MAP_EDGES.left + x * plot.width, top: MAP_EDGES.top + (1 - y) * plot.height }
}

/** Position in the plot area of a canvas pixel. */
export function fromPixels(size: MapSize, left: number, top: number): MapPlace {
  const plot = plotSize(size)
  return { x: (left - MAP_EDGES.left) / plot.width, y: 1 - (top - MAP_EDGES.top) / plot.height }
}
