import type { VoiceRating } from '@voice-rankings/contract'

/** The stars there are, as the scale of a bar. */
const LOWEST = 1
const HIGHEST = 5

const percent = (stars: number) => `${((stars / (HIGHEST - LOWEST)) * 100).toFixed(1)}%`
const place = (stars: number) => percent(stars - LOWEST)

/** An interval on the scale from one star to five, with the score in it. Decorative: the numbers stand beside it. */
export function IntervalBar({ rating: { low, high, score } }: { rating: VoiceRating }) {
  return (
    <svg className="voice-interval" part="interval" aria-hidden="true">
      <rect data-span x={place(low)} y="5" width={percent(high - low)} height="6" rx="3" />
      <rect data-score x={place(score)} y="1" width="4" height="14" rx="2" />
    </svg>
  )
}
