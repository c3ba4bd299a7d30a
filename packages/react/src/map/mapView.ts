/** The part of the map that is seen, as shares of the whole: 0…1 on both axes, y upwards. */
export interface MapView {
  readonly left: number
  readonly bottom: number
  /** Width and height of the part: 1 is the whole, less is nearer. */
  readonly size: number
}

export const WHOLE_MAP: MapView = { left: 0, bottom: 0, size: 1 }

/** How near one can get. */
const NEAREST_SIZE = 1 / 40

/** A place or a stretch on the drawn area, as shares of what is seen: x from the left, y from the bottom. */
export interface MapPlace {
  readonly x: number
  readonly y: number
}

/** Moves a view back inside the map. */
function within(left: number, bottom: number, size: number): MapView {
  const most = 1 - size
  return { size, left: Math.min(most, Math.max(0, left)), bottom: Math.min(most, Math.max(0, bottom)) }
}

/** Goes nearer by a factor (below 1 farther); what is at a place stays there. */
export function zoomView({ left, bottom, size }: MapView, factor: number, at: MapPlace = { x: 0.5, y: 0.5 }): MapView {
  const next = Math.min(1, Math.max(NEAREST_SIZE, size / factor))
  return within(left + at.x * (size - next), bottom + at.y * (size - next), next)
}

/** Moves what is seen by a stretch, as when it is dragged. */
export function panView({ left, bottom, size }: MapView, by: MapPlace): MapView {
  return within(left - by.x * size, bottom - by.y * size, size)
}

/** A view in which a point of the map is seen, moved no farther than that takes. */
export function viewOf(view: MapView, point: MapPlace): MapView {
  const edge = view.size * 0.06
  const reach = (low: number, at: number) => Math.min(at - edge, Math.max(at + edge - view.size, low))
  return within(reach(view.left, point.x), reach(view.bottom, point.y), view.size)
}

/** Where a point of the map is seen. */
export function toPlace({ left, bottom, size }: MapView, point: MapPlace): MapPlace {
  return { x: (point.x - left) / size, y: (point.y - bottom) / size }
}

/** Which point of the map is at a place. */
export function toPoint({ left, bottom, size }: MapView, place: MapPlace): MapPlace {
  return { x: left + place.x * size, y: bottom + place.y * size }
}
