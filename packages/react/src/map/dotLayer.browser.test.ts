import { expect, it } from 'vitest'
import { createDotLayer } from './dotLayer.ts'
import type { DotLayer } from './dotLayer.ts'
import type { MapView } from './mapView.ts'
import { panView, WHOLE_MAP, zoomView } from './mapView.ts'
import { mapVoices } from './mapVoices.ts'
import { placeVoices } from './placeVoices.ts'
import { manyVoices } from './testing/mapFixture.ts'

const SIZE = { width: 400, height: 300 }
const COLORS = {
  female: '#9333dd',
  male: '#1166dd',
  unknown: '#777777',
  label: '#777777',
  grid: '#dddddd',
  ink: '#222222',
  surface: '#ffffff',
}
const placed = placeVoices(mapVoices(manyVoices(1000)), 'pitch', 'speakingRate')
const some = new Set(placed.voices.slice(0, 100).map(({ voice_id }) => voice_id))
const nobody: ReadonlySet<string> = new Set()

function pixelsOf(layer: DotLayer, view: MapView, selected: ReadonlySet<string>): string {
  const canvas = Object.assign(document.createElement('canvas'), SIZE)
  layer.draw(canvas.getContext('2d')!, { placed, view, selected, size: SIZE, colors: COLORS, radius: 4, scale: 1 })
  return canvas.toDataURL()
}

it.each([
  ['of all voices', nobody],
  ['with selected voices', some],
])('dots that were moved are those that are drawn anew, %s', (_name, selected) => {
  const moved = createDotLayer(document)
  const start = zoomView(WHOLE_MAP, 4)
  const first = pixelsOf(moved, start, selected)
  let view = start
  for (const by of [
    { x: 0.03, y: 0 },
    { x: -0.11, y: 0.05 },
    { x: 0.2, y: -0.3 },
    { x: 0, y: 0.007 },
    { x: 0.9, y: 0.9 },
  ]) {
    view = panView(view, by)
    expect(pixelsOf(moved, view, selected)).toBe(pixelsOf(createDotLayer(document), view, selected))
  }
  expect(pixelsOf(moved, start, selected)).toBe(first)
  expect(pixelsOf(moved, view, selected)).not.toBe(first)
})
