import type { SimilarByAttribute } from '@voice-rankings/contract'
import { useEffect, useRef } from 'react'
import { barShares } from './barShares.ts'
import { drawBars } from './drawBars.ts'

export interface GradientBarsProps {
  voices: readonly Pick<SimilarByAttribute, 'voice_gender' | 'value'>[]
  /** Value of the voice they are compared with. */
  source: number | null
}

const HEIGHT_PX = 40

/** The values of a list as bars in the colours of the voices. Decorative: each value stands beside its voice. */
export function GradientBars({ voices, source }: GradientBarsProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  function paint(): void {
    const node = canvas.current
    const context = node?.getContext('2d')
    if (!node || !context) return
    const scale = node.ownerDocument.defaultView?.devicePixelRatio ?? 1
    const width = node.clientWidth
    node.width = Math.round(width * scale)
    node.height = Math.round(HEIGHT_PX * scale)
    context.scale(scale, scale)
    const shares = barShares([...voices.map(({ value }) => value), ...(source === null ? [] : [source])])
    // Colours the canvas wears where they cannot be seen, so that the theme and the host can change them.
    const { color, outlineColor, borderTopColor, borderBottomColor, caretColor } = getComputedStyle(node)
    drawBars(context, {
      width,
      height: HEIGHT_PX,
      bars: voices.map(({ voice_gender: gender }, at) => ({ gender, share: shares[at] ?? 0 })),
      source: source === null ? null : (shares.at(-1) ?? null),
      colors: {
        female: { full: color, soft: borderTopColor },
        male: { full: outlineColor, soft: borderBottomColor },
        source: caretColor,
      },
    })
  }

  useEffect(() => {
    const node = canvas.current
    paint()
    if (!node || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => paint())
    observer.observe(node)
    return () => observer.disconnect()
  })
  // The style sheet gives the colour a short transition, whose end is how a canvas hears of another theme.
  return (
    <canvas
      className="voice-gradient-bars"
      part="gradient-bars"
      height={HEIGHT_PX}
      ref={canvas}
      aria-hidden="true"
      onTransitionEnd={paint}
    />
  )
}
