import { container, image, type Node, text } from '@takumi-rs/helpers'
import { PICTURE } from './painter.ts'

/** Colours of the site's light theme; hue denotes the gender of a voice. */
export const COLOURS = {
  paper: '#fbfaf8',
  ink: '#1d1c21',
  quiet: '#56555c',
  line: '#e4e3e0',
  none: '#95949a',
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

function siteName(): Node {
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

/** Number of waveform bars, and their distance in pixels. */
const BARS = 134
const STEP = INNER_WIDTH / BARS

/** Draws a waveform across the picture; a flat line without peaks. */
export function waveform(peaks: readonly number[], height: number, colour: string): Node {
  const bars = Array.from({ length: BARS }, (_, bar) => {
    const half = Math.max(2, (barHeight(peaks, bar) / 100) * (height / 2 - STEP))
    return `M${((bar + 0.5) * STEP).toFixed(1)} ${(height / 2 - half).toFixed(1)}v${(2 * half).toFixed(1)}`
  })
  const stroke = `stroke="${colour}" stroke-width="${STEP * 0.6}" stroke-linecap="round"`
  return drawing(INNER_WIDTH, height, `0 0 ${INNER_WIDTH} ${height}`, `<path d="${bars.join('')}" ${stroke}/>`)
}

/** Maximum of the peaks under a bar, 0–100. */
function barHeight(peaks: readonly number[], bar: number): number {
  if (peaks.length === 0) return 0
  const from = Math.floor((bar * peaks.length) / BARS)
  const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / BARS))
  return Math.max(...peaks.slice(from, to))
}

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
