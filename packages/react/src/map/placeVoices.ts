import KDBush from 'kdbush'
import { axisValue } from './mapAxes.ts'
import type { MapAxisName } from './mapAxisName.ts'
import type { MapScale } from './mapScale.ts'
import { createScale, createSoundScale } from './mapScale.ts'
import type { MapPlace, MapView } from './mapView.ts'
import { toPlace, toPoint } from './mapView.ts'
import type { MapVoice } from './mapVoices.ts'

/** Positioned voices with a spatial index. Dots are numbered in the order of the voices. */
export interface PlacedVoices {
  readonly voices: readonly MapVoice[]
  /** Positions in shares 0…1 of the whole map, y upwards. */
  readonly xs: Float64Array
  readonly ys: Float64Array
  readonly xScale: MapScale
  readonly yScale: MapScale
  /** Number of voices without a value on each axis. */
  readonly missing: { readonly x: number; readonly y: number }
  readonly index: KDBush
}

/** Plot area in pixels. */
export interface MapSize {
  readonly width: number
  readonly height: number
}

export type MapDirection = 'left' | 'right' | 'up' | 'down'

/** Positions every voice that has both values: those of two axes, or its place by sound. */
export function placeVoices(all: readonly MapVoice[], x: MapAxisName, y: MapAxisName, isBySound = false): PlacedVoices {
  const pairs = all.map((voice) =>
    isBySound
      ? { voice, x: voice.voice_sound_x, y: voice.voice_sound_y }
      : { voice, x: axisValue(voice, x), y: axisValue(voice, y) },
  )
  const placed = pairs.flatMap((pair) =>
    pair.x === null || pair.y === null ? [] : [{ ...pair, x: pair.x, y: pair.y }],
  )
  const scaleOf = (name: MapAxisName, values: readonly number[]) =>
    isBySound ? createSoundScale(values) : createScale(name, values)
  const xScale = scaleOf(
    x,
    placed.map((pair) => pair.x),
  )
  const yScale = scaleOf(
    y,
    placed.map((pair) => pair.y),
  )
  const xs = Float64Array.from(placed, (pair) => xScale.toShare(pair.x))
  const ys = Float64Array.from(placed, (pair) => yScale.toShare(pair.y))
  const index = new KDBush(placed.length)
  placed.forEach((_, dot) => index.add(xs[dot] ?? 0, ys[dot] ?? 0))
  index.finish()
  return {
    voices: placed.map(({ voice }) => voice),
    xs,
    ys,
    xScale,
    yScale,
    missing: { x: pairs.filter((pair) => pair.x === null).length, y: pairs.filter((pair) => pair.y === null).length },
    index,
  }
}

/** Map point of a dot. */
export function pointOf({ xs, ys }: PlacedVoices, dot: number): MapPlace {
  return { x: xs[dot] ?? 0, y: ys[dot] ?? 0 }
}

/** Nearest dot to a position within `reachPx`; null if there is none. */
export function dotAt(
  placed: PlacedVoices,
  view: MapView,
  size: MapSize,
  at: MapPlace,
  reachPx: number,
): number | null {
  const { x, y } = toPoint(view, at)
  const dx = (reachPx / size.width) * view.size
  const dy = (reachPx / size.height) * view.size
  let nearest: number | null = null
  let least = reachPx
  for (const dot of placed.index.range(x - dx, y - dy, x + dx, y + dy)) {
    const place = toPlace(view, pointOf(placed, dot))
    const distance = Math.hypot((place.x - at.x) * size.width, (place.y - at.y) * size.height)
    // The last of several dots at one position is on top.
    if (distance < least || (distance === least && dot > (nearest ?? -1))) {
      nearest = dot
      least = distance
    }
  }
  return nearest
}

/** Dots between two opposite corners. */
export function dotsBetween(placed: PlacedVoices, view: MapView, from: MapPlace, to: MapPlace): number[] {
  const [a, b] = [toPoint(view, from), toPoint(view, to)]
  return placed.index
    .range(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y))
    .toSorted((one, other) => one - other)
}

const WAYS: Record<MapDirection, readonly [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, 1],
  down: [0, -1],
}

/** Weight of sideways distance relative to forward distance. */
const ASIDE = 2

/**
 * Nearest dot in a direction, with sideways distance weighted more. Dots at the same position come first, so that all
 * are reachable: in ascending order for right and up, descending for left and down. Null at the edge.
 */
export function nextDot(placed: PlacedVoices, size: MapSize, from: number, direction: MapDirection): number | null {
  const [wx, wy] = WAYS[direction]
  const onward = wx + wy
  const start = pointOf(placed, from)
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  placed.voices.forEach((_, dot) => {
    if (dot === from) return
    const dx = ((placed.xs[dot] ?? 0) - start.x) * size.width
    const dy = ((placed.ys[dot] ?? 0) - start.y) * size.height
    const ahead = dx * wx + dy * wy
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx)
    const isSamePlace = dx === 0 && dy === 0
    if (isSamePlace ? (dot - from) * onward <= 0 : ahead <= 0 || aside > ahead * ASIDE) return
    // The adjacent one at the same position, not the last.
    const cost = isSamePlace ? -1 / Math.abs(dot - from) : ahead + ASIDE * aside
    if (cost < least) {
      best = dot
      least = cost
    }
  })
  return best
}

/** Dot nearest to the middle of the view, where keyboard navigation starts. */
export function middleDot(placed: PlacedVoices, view: MapView, size: MapSize): number | null {
  return dotAt(placed, view, size, { x: 0.5, y: 0.5 }, Math.hypot(size.width, size.height))
}
