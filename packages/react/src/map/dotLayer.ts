import { createDotStamps } from './dotStamps.ts'
import type { MapColors } from './mapColors.ts'
import { MAP_EDGES, plotSize } from './mapPixels.ts'
import { toPoint } from './mapView.ts'
import type { MapView } from './mapView.ts'
import type { MapSize, PlacedVoices } from './placeVoices.ts'

interface DotsDrawing {
  readonly placed: PlacedVoices
  readonly view: MapView
  readonly selected: ReadonlySet<string>
  readonly size: MapSize
  readonly colors: MapColors
  /** Dot radius in pixels. */
  readonly radius: number
  /** Device pixels per pixel. */
  readonly scale: number
}

/** Rectangle in device pixels, from the top left of the plot area. */
interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Dots of a map, kept between drawings. */
export interface DotLayer {
  /** Draws the dots into the plot area of a canvas. */
  draw(context: CanvasRenderingContext2D, drawing: DotsDrawing): void
}

/**
 * Creates a layer for the dots. A map that only moved takes its dots along, and draws those that come into view: the
 * thousands of dots of a large map take longer than a frame.
 */
export function createDotLayer(document: Document): DotLayer {
  const canvas = document.createElement('canvas')
  const layer = canvas.getContext('2d')
  const stamps = createDotStamps(document)
  let last: { drawing: DotsDrawing; frame: Frame } | null = null

  /** Draws the dots that touch a rectangle, in their order. */
  function fill(rect: Rect, drawing: DotsDrawing, frame: Frame): void {
    if (!layer || rect.width <= 0 || rect.height <= 0) return
    const { placed, view, selected } = drawing
    const pairs = stamps.of(drawing)
    const side = pairs.female.strong.width
    const pointAt = (x: number, y: number) => toPoint(view, { x: x / canvas.width, y: 1 - y / canvas.height })
    const from = pointAt(rect.left - side, rect.top + rect.height + side)
    const to = pointAt(rect.left + rect.width + side, rect.top - side)
    const dots = placed.index.range(from.x, from.y, to.x, to.y).toSorted((one, other) => one - other)
    layer.save()
    layer.beginPath()
    layer.rect(rect.left, rect.top, rect.width, rect.height)
    layer.clip()
    for (const isStrong of selected.size === 0 ? [true] : [false, true]) {
      for (const dot of dots) {
        const voice = placed.voices[dot]
        if (!voice || (selected.size > 0 && selected.has(voice.voice_id) !== isStrong)) continue
        // Whole device pixels, so that dot images are copied without smoothing.
        const x = frame.left + Math.round((placed.xs[dot] ?? 0) * frame.width - side / 2)
        const y = frame.bottom - Math.round((placed.ys[dot] ?? 0) * frame.height + side / 2)
        layer.drawImage(pairs[voice.voice_gender][isStrong ? 'strong' : 'faint'], x, y)
      }
    }
    layer.restore()
  }

  function update(drawing: DotsDrawing): void {
    if (!layer) return
    const plot = plotSize(drawing.size)
    const [width, height] = [Math.round(plot.width * drawing.scale), Math.round(plot.height * drawing.scale)]
    const frame = frameOf(drawing, width, height)
    const moved = last && isSameLook(last.drawing, drawing) ? last.frame : null
    last = { drawing, frame }
    if (!moved) {
      // Also clears it.
      Object.assign(canvas, { width, height })
      return fill({ left: 0, top: 0, width, height }, drawing, frame)
    }
    const [x, y] = [frame.left - moved.left, frame.bottom - moved.bottom]
    if (x === 0 && y === 0) return
    layer.globalCompositeOperation = 'copy'
    layer.drawImage(canvas, x, y)
    layer.globalCompositeOperation = 'source-over'
    const [wide, high] = [Math.min(width, Math.abs(x)), Math.min(height, Math.abs(y))]
    fill({ left: x > 0 ? 0 : width - wide, top: 0, width: wide, height }, drawing, frame)
    // Without the corner, which is already drawn.
    fill({ left: x > 0 ? wide : 0, top: y > 0 ? 0 : height - high, width: width - wide, height: high }, drawing, frame)
  }

  return {
    draw(context, drawing) {
      update(drawing)
      context.drawImage(canvas, Math.round(MAP_EDGES.left * drawing.scale), Math.round(MAP_EDGES.top * drawing.scale))
    },
  }
}

/** Place of the whole map in device pixels: its corner in the plot area in whole ones, and its extent. */
interface Frame {
  readonly left: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

function frameOf({ view }: DotsDrawing, plotWidth: number, plotHeight: number): Frame {
  const [width, height] = [plotWidth / view.size, plotHeight / view.size]
  return {
    left: Math.round(-view.left * width),
    bottom: Math.round(plotHeight + view.bottom * height),
    width,
    height,
  }
}

/** True if two drawings differ at most in the position of their view. */
function isSameLook(one: DotsDrawing, other: DotsDrawing): boolean {
  return (
    one.view.size === other.view.size &&
    (['placed', 'selected', 'size', 'colors', 'radius', 'scale'] as const).every((name) => one[name] === other[name])
  )
}
