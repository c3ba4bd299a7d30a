import type { Gender } from '@voice-rankings/contract'
import type { MapColors } from './mapColors.ts'

interface DotStyle {
  readonly colors: MapColors
  /** Pixels. */
  readonly radius: number
  /** Device pixels per pixel. */
  readonly scale: number
}

interface DotPair {
  readonly strong: HTMLCanvasElement
  readonly faint: HTMLCanvasElement
}

/** Opacity of the dots. */
const OPACITY = { strong: 0.62, faint: 0.2 } as const

export interface DotStamps {
  /** Dot images of this size and colours by gender: strong, and faint for unselected voices. */
  of(drawing: DotStyle): Readonly<Record<Gender, DotPair>>
}

/** Caches images of dots: copying one is several times faster than drawing a circle. */
export function createDotStamps(document: Document): DotStamps {
  let known = ''
  let stamps: ReturnType<DotStamps['of']> | null = null
  function stamp(color: string, opacity: number, { radius, scale }: DotStyle): HTMLCanvasElement {
    const canvas = document.createElement('canvas')
    const side = Math.ceil(2 * (radius + 1) * scale)
    canvas.width = side
    canvas.height = side
    const context = canvas.getContext('2d')
    if (!context) return canvas
    context.globalAlpha = opacity
    context.fillStyle = color
    context.beginPath()
    context.arc(side / 2, side / 2, radius * scale, 0, 2 * Math.PI)
    context.fill()
    return canvas
  }
  return {
    of(style) {
      const { colors, radius, scale } = style
      const pair = (color: string): DotPair => ({
        strong: stamp(color, OPACITY.strong, style),
        faint: stamp(color, OPACITY.faint, style),
      })
      const wanted = `${colors.female} ${colors.male} ${colors.unknown} ${radius} ${scale}`
      if (stamps === null || wanted !== known) {
        stamps = { female: pair(colors.female), male: pair(colors.male), unknown: pair(colors.unknown) }
        known = wanted
      }
      return stamps
    },
  }
}
