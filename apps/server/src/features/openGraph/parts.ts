import { container, image, type Node, text } from '@takumi-rs/helpers'
import { PICTURE } from './painter.ts'

/** The site's light theme. Colour says who speaks, everything else is ink on paper. */
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

/** Distance of everything from the edge, in pixels. */
const MARGIN = 64
export const INNER_WIDTH = PICTURE.width - 2 * MARGIN

/** A whole picture: the name of the site above, then what it is given, from top to bottom. */
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

/** Four bars of a waveform, in the two colours a voice can have. */
const LOGO = [
  [1, 11, COLOURS.male],
  [7, 5, COLOURS.ink],
  [13, 1, COLOURS.female],
  [19, 9, COLOURS.none],
]
  .map(([x, y, fill]) => `<rect x="${x}" y="${y}" width="4" height="${24 - Number(y) - 1}" rx="2" fill="${fill}"/>`)
  .join('')

/** Bars of a waveform, and the distance from one to the next, in pixels. */
const BARS = 134
const STEP = INNER_WIDTH / BARS

/** The waveform of a sound across the picture; a flat line when nothing has been measured. */
export function waveform(peaks: readonly number[], height: number, colour: string): Node {
  const bars = Array.from({ length: BARS }, (_, bar) => {
    const half = Math.max(2, (barHeight(peaks, bar) / 100) * (height / 2 - STEP))
    return `M${((bar + 0.5) * STEP).toFixed(1)} ${(height / 2 - half).toFixed(1)}v${(2 * half).toFixed(1)}`
  })
  const stroke = `stroke="${colour}" stroke-width="${STEP * 0.6}" stroke-linecap="round"`
  return drawing(INNER_WIDTH, height, `0 0 ${INNER_WIDTH} ${height}`, `<path d="${bars.join('')}" ${stroke}/>`)
}

/** The loudest of the peaks under a bar, 0–100. */
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

/** A text of at most some lines; what does not fit ends in an ellipsis. */
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
