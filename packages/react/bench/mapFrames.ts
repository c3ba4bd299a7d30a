import { createDotLayer } from '../src/map/dotLayer.ts'
import { drawOverlay } from '../src/map/drawOverlay.ts'
import { dotRadius, drawMap, placeOf } from '../src/map/drawMap.ts'
import { readMapColors } from '../src/map/mapColors.ts'
import { panView, WHOLE_MAP, zoomView } from '../src/map/mapView.ts'
import { mapVoices } from '../src/map/mapVoices.ts'
import { placeVoices } from '../src/map/placeVoices.ts'
import { manyVoices } from '../src/map/testing/mapFixture.ts'
import { writingMessages } from '../src/runtime/index.ts'

const SIZE = { width: 1200, height: 760 }
const FONT = '12px sans-serif'
const NOBODY: ReadonlySet<string> = new Set()

/**
 * Draws a map of `count` voices for a number of frames while it is panned, with a current voice. Without voices it draws
 * nothing. Resolves to the intervals between the frames, in milliseconds.
 */
export async function runFrames(count: number, frames: number): Promise<number[]> {
  const [below, above] = ['dots', 'overlay'].map((id) => document.querySelector<HTMLCanvasElement>(`#${id}`))
  const [dots, overlay] = [below?.getContext('2d'), above?.getContext('2d')]
  if (!below || !above || !dots || !overlay) throw new Error('The page has no canvases to draw the map on.')
  const scale = devicePixelRatio
  for (const canvas of [below, above]) {
    Object.assign(canvas, { width: SIZE.width * scale, height: SIZE.height * scale })
    Object.assign(canvas.style, { width: `${SIZE.width}px`, height: `${SIZE.height}px` })
  }
  const placed = placeVoices(mapVoices(manyVoices(count)), 'pitch', 'speakingRate')
  const colors = readMapColors(below)
  const layer = createDotLayer(document)
  const intervals: number[] = []
  let view = zoomView(WHOLE_MAP, 4)
  const draw = (frame: number) => {
    const radius = dotRadius(count, view)
    drawMap(
      dots,
      {
        placed,
        view,
        isBySound: false,
        x: 'pitch',
        y: 'speakingRate',
        selected: NOBODY,
        size: SIZE,
        colors,
        radius,
        scale,
        font: FONT,
        writing: writingMessages,
        hasNames: false,
      },
      layer,
    )
    const place = placeOf(placed, view, frame % placed.voices.length)
    drawOverlay(overlay, { size: SIZE, colors, scale, active: { place, color: colors.female, radius }, box: null })
  }
  let last = await nextFrame()
  for (let frame = 0; frame < frames; frame += 1) {
    view = panView(view, { x: 0.004 * Math.sin(frame / 20), y: 0.003 * Math.cos(frame / 20) })
    if (count > 0) draw(frame)
    const now = await nextFrame()
    intervals.push(now - last)
    last = now
  }
  return intervals
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
