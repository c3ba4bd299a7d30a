import { shareOf } from '@voice-rankings/contract'
import type { SimilarByAttribute } from '@voice-rankings/contract'
import { useCanvas } from '../ui/useCanvas.ts'
import { drawBars } from './drawBars.ts'

export interface GradientBarsProps {
  voices: readonly Pick<SimilarByAttribute, 'voice_gender' | 'value'>[]
  /** Value of the reference voice. */
  source: number | null
  /** Bounds of the axis, the same for all voices. */
  axis: readonly [low: number, high: number]
}

/** Values of a list as bars in the voices' colours, on an axis from the lower to the upper edge. Decorative: each value is beside its voice. */
export function GradientBars({ voices, source, axis }: GradientBarsProps) {
  const { ref, paint } = useCanvas((context, { width, height, style }) => {
    // Colours from invisible properties of the canvas, so that theme and host can change them.
    const { color, outlineColor, borderTopColor, borderBottomColor, caretColor } = style
    drawBars(context, {
      width,
      height,
      bars: voices.map(({ voice_gender: gender, value }) => ({ gender, share: shareOf(value, axis) })),
      source: source === null ? null : shareOf(source, axis),
      colors: {
        female: { full: color, soft: borderTopColor },
        male: { full: outlineColor, soft: borderBottomColor },
        unknown: { full: caretColor, soft: caretColor },
        source: caretColor,
      },
    })
  })
  return (
    <canvas
      className="voice-gradient-bars"
      part="gradient-bars"
      height={40}
      ref={ref}
      aria-hidden="true"
      onTransitionEnd={paint}
    />
  )
}
