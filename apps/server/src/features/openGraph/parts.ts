import { container, image, type Node, text } from '@takumi-rs/helpers'
import { MELODY_REACH, waveformBars } from '@voice-rankings/playback'
import type { WaveformShape } from '@voice-rankings/playback'
import { PICTURE } from './painter.ts'

/** Colours of the site's light theme; hue denotes the gender of a voice. */
export const COLOURS = {
  paper: '#fbfaf8',
  ink: '#1d1c21',
  quiet: '#56555c',
  line: '#e4e3e0',
  none: '#95949a',
  unknown: '#95949a',
  female: '#9a3fd6',
  male: '#2b6fd6',
} as const

export const DISPLAY = { fontFamily: 'Bricolage, Geist', fontWeight: 700, color: COLOURS.ink } as const
export const TEXT = { fontFamily: 'Geist', fontWeight: 400, color: COLOURS.quiet } as const

/** Outer margin, in pixels. */
const MARGIN = 64
export const INNER_WIDTH = PICTURE.width - 2 * MARGIN

/** Page layout: the site's name, then the children from top to bottom. */
export function page(...children: Node[]): Node {
  return container({
    style: {
      width: PICTURE.width,
      height: PICTURE.height,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: MARGIN,
      backgroundColor: COLOURS.paper,
    },
    children: [siteName(), ...children],
  })
}

export function siteName(): Node {
  return container({
    style: { display: 'flex', alignItems: 'center', gap: 18 },
    children: [
      drawing(44, 44, '0 0 24 24', LOGO),
      text('Voice Rankings', { ...DISPLAY, fontSize: 34, fontWeight: 600 }),
    ],
  })
}

/** Logo: four bars of a waveform in the colours of the genders. */
const LOGO = [
  [1, 11, COLOURS.male],
  [7, 5, COLOURS.ink],
  [13, 1, COLOURS.female],
  [19, 9, COLOURS.none],
]
  .map(([x, y, fill]) => `<rect x="${x}" y="${y}" width="4" height="${24 - Number(y) - 1}" rx="2" fill="${fill}"/>`)
  .join('')

/** Number of waveform bars, and their distance in pixels: a bar takes three fifths of it. */
const BARS = 134
const STEP = INNER_WIDTH / BARS

/** Draws a waveform that rides on its melody across the picture; pauses are dots, and without peaks all of it. */
export function waveform(shape: WaveformShape, height: number, colour: string): Node {
  const inPixels = (percent: number) => ((percent / 100) * height).toFixed(1)
  const lines = { bars: '', pauses: '' }
  for (const [bar, { middle, half }] of waveformBars(shape, BARS, MELODY_REACH.stage).entries())
    lines[half > 0 ? 'bars' : 'pauses'] +=
      `M${((bar + 0.5) * STEP).toFixed(1)} ${inPixels(middle - half)}v${inPixels(2 * half)}`
  const paths = `${path(lines.bars, 0.6)}${path(lines.pauses, 0.4)}`
  const content = `<g stroke="${colour}" stroke-linecap="round">${paths}</g>`
  return drawing(INNER_WIDTH, height, `0 0 ${INNER_WIDTH} ${height}`, content)
}

/** Strokes of a width in steps. */
const path = (line: string, width: number) => `<path d="${line}" stroke-width="${(STEP * width).toFixed(1)}"/>`

function drawing(width: number, height: number, viewBox: string, content: string): Node {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`
  return image({ src: `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`, width, height })
}

/** Text that is cut with an ellipsis after a number of lines. */
export function clamped(content: string, lines: number, style: Record<string, string | number>): Node {
  return text(content, {
    ...style,
    width: INNER_WIDTH,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    lineClamp: lines,
    overflowWrap: 'anywhere',
  })
}
