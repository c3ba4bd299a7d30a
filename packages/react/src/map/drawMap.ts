import { attributeUnit } from '../runtime/index.ts'
import type { WritingMessages } from '../runtime/index.ts'
import type { MapAxisName } from './mapAxisName.ts'
import type { MapScale } from './mapScale.ts'
import { formatTick, ticksOf } from './mapScale.ts'
import { drawNames } from './drawNames.ts'
import type { DotLayer } from './dotLayer.ts'
import type { MapColors } from './mapColors.ts'
import { MAP_EDGES, plotSize, toPixels } from './mapPixels.ts'
import type { MapPlace, MapView } from './mapView.ts'
import { toPlace } from './mapView.ts'
import type { MapSize, PlacedVoices } from './placeVoices.ts'

export interface MapDrawing {
  readonly placed: PlacedVoices
  readonly view: MapView
  readonly x: MapAxisName
  readonly y: MapAxisName
  /** True if the positions are places by sound, which have no grid. */
  readonly isBySound: boolean
  /** Selected voices; if there are any, the others are drawn faint. */
  readonly selected: ReadonlySet<string>
  readonly size: MapSize
  readonly colors: MapColors
  /** Dot radius in pixels. */
  readonly radius: number
  /** Device pixels per pixel. */
  readonly scale: number
  readonly font: string
  readonly writing: WritingMessages
  /** True if a few dots have names. */
  readonly hasNames: boolean
}

/** Dot radius: larger when zoomed in, smaller for many dots. */
export function dotRadius(count: number, view: MapView): number {
  const base = count > 2000 ? 3 : count > 600 ? 3.75 : 4.75
  return base * Math.min(2, view.size ** -0.3)
}

/** Draws the grid, axis numbers and dots. The dots are the only state kept between calls. */
export function drawMap(context: CanvasRenderingContext2D, drawing: MapDrawing, dots: DotLayer): void {
  const { size, scale } = drawing
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.clearRect(0, 0, size.width, size.height)
  if (!drawing.isBySound) drawGrid(context, drawing)
  context.setTransform(1, 0, 0, 1, 0, 0)
  dots.draw(context, drawing)
  if (!drawing.hasNames) return
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.save()
  const plot = plotSize(size)
  context.beginPath()
  context.rect(MAP_EDGES.left, MAP_EDGES.top, plot.width, plot.height)
  context.clip()
  drawNames(context, drawing)
  context.restore()
}

const X_TICK_PX = 110
const Y_TICK_PX = 74

function drawGrid(context: CanvasRenderingContext2D, drawing: MapDrawing): void {
  const { placed, view, x, y, size, colors, font, writing } = drawing
  const plot = plotSize(size)
  context.lineWidth = 1
  context.font = font
  context.textBaseline = 'middle'
  context.textAlign = 'center'
  for (const { share, text } of marks(x, placed.xScale, view.left, view.size, plot.width / X_TICK_PX, writing)) {
    const { left } = toPixels(size, { x: (share - view.left) / view.size, y: 0 })
    line(context, colors.grid, left, MAP_EDGES.top, left, MAP_EDGES.top + plot.height)
    context.fillStyle = colors.label
    context.fillText(`${text} ${attributeUnit(x, writing)}`.trim(), left, size.height - MAP_EDGES.bottom / 2)
  }
  context.textAlign = 'end'
  for (const { share, text } of marks(y, placed.yScale, view.bottom, view.size, plot.height / Y_TICK_PX, writing)) {
    const { top } = toPixels(size, { x: 0, y: (share - view.bottom) / view.size })
    line(context, colors.grid, MAP_EDGES.left, top, MAP_EDGES.left + plot.width, top)
    context.fillStyle = colors.label
    context.fillText(text, MAP_EDGES.left - 10, top)
  }
}

/** Ticks of an axis between two shares of it. */
function marks(
  name: MapAxisName,
  scale: MapScale,
  from: number,
  length: number,
  count: number,
  writing: WritingMessages,
) {
  const ticks = ticksOf(name, scale.toValue(from), scale.toValue(from + length), Math.max(2, Math.floor(count)))
  return ticks.map((value) => ({
    share: scale.toShare(value),
    text: formatTick(name, value, ticks, writing),
  }))
}

function line(context: CanvasRenderingContext2D, color: string, x1: number, y1: number, x2: number, y2: number): void {
  context.strokeStyle = color
  context.beginPath()
  // Half-pixel coordinates keep lines of one pixel sharp.
  context.moveTo(Math.round(x1) + 0.5, Math.round(y1) + 0.5)
  context.lineTo(Math.round(x2) + 0.5, Math.round(y2) + 0.5)
  context.stroke()
}

/** Visible position of a dot. */
export function placeOf(placed: PlacedVoices, view: MapView, dot: number): MapPlace {
  return toPlace(view, { x: placed.xs[dot] ?? 0, y: placed.ys[dot] ?? 0 })
}
