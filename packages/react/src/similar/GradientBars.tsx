import type { SimilarByAttribute } from '@voice-rankings/contract'
import { useCanvas } from '../ui/useCanvas.ts'
import { drawBars } from './drawBars.ts'

export interface GradientBarsProps {
  voices: readonly Pick<SimilarByAttribute, 'voice_gender' | 'value'>[]
  /** Value of the reference voice. */
  source: number | null
}

/** Values of a list as bars in the voices' colours. Decorative: each value is beside its voice. */
export function GradientBars({ voices, source }: GradientBarsProps) {
  const { ref, paint } = useCanvas((context, { width, height, style }) => {
    const shares = barShares([...voices.map(({ value }) => value), ...(source === null ? [] : [source])])
    // Colours from invisible properties of the canvas, so that theme and host can change them.
    const { color, outlineColor, borderTopColor, borderBottomColor, caretColor } = style
    drawBars(context, {
      width,
      height,
      bars: voices.map(({ voice_gender: gender }, at) => ({ gender, share: shares[at] ?? 0 })),
      source: source === null ? null : (shares.at(-1) ?? null),
      colors: {
        female: { full: color, soft: borderTopColor },
        male: { full: outlineColor, soft: borderBottomColor },
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

/** Height of the smallest value's bar. */
const FLOOR = 0.18

/** Heights of the bars, 0–1, from the smallest value to the largest; 0.5 for equal values. */
export function barShares(values: readonly number[]): number[] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  return values.map((value) => (high === low ? 0.5 : FLOOR + ((value - low) / (high - low)) * (1 - FLOOR)))
}
