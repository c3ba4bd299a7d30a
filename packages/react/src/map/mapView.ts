/** Visible part of the map in shares of the whole: 0…1 on both axes, y upwards. */
export interface MapView {
  readonly left: number
  readonly bottom: number
  /** Width and height of the visible part; 1 is the whole map. */
  readonly size: number
}

export const WHOLE_MAP: MapView = { left: 0, bottom: 0, size: 1 }

/** Visible size at maximum zoom. */
const NEAREST_SIZE = 1 / 40

/** Position or offset in the plot area as shares of the visible part: x from the left, y from the bottom. */
export interface MapPlace {
  readonly x: number
  readonly y: number
}

/** Clamps a view to the map. */
function within(left: number, bottom: number, size: number): MapView {
  const most = 1 - size
  return { size, left: Math.min(most, Math.max(0, left)), bottom: Math.min(most, Math.max(0, bottom)) }
}

/** Zooms by a factor (below 1 zooms out) and keeps the point at `at` in place. */
export function zoomView({ left, bottom, size }: MapView, factor: number, at: MapPlace = { x: 0.5, y: 0.5 }): MapView {
  const next = Math.min(1, Math.max(NEAREST_SIZE, size / factor))
  return within(left + at.x * (size - next), bottom + at.y * (size - next), next)
}

/** Pans by an offset, as in a drag. */
export function panView({ left, bottom, size }: MapView, by: MapPlace): MapView {
  return within(left - by.x * size, bottom - by.y * size, size)
}

/** View moved just far enough to show a point. */
export function viewOf(view: MapView, point: MapPlace): MapView {
  const edge = view.size * 0.06
  const reach = (low: number, at: number) => Math.min(at - edge, Math.max(at + edge - view.size, low))
  return within(reach(view.left, point.x), reach(view.bottom, point.y), view.size)
}

/** Visible position of a point of the map. */
export function toPlace({ left, bottom, size }: MapView, point: MapPlace): MapPlace {
  return { x: (point.x - left) / size, y: (point.y - bottom) / size }
}

/** Point of the map at a visible position. */
export function toPoint({ left, bottom, size }: MapView, place: MapPlace): MapPlace {
  return { x: left + place.x * size, y: bottom + place.y * size }
}
