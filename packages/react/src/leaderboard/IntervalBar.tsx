import type { VoiceRating } from '@voice-rankings/contract'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

/** Range of stars on the bar's scale. */
const LOWEST = 1
const HIGHEST = 5

const percent = (stars: number) => `${((stars / (HIGHEST - LOWEST)) * 100).toFixed(1)}%`
const place = (stars: number) => percent(stars - LOWEST)

/**
 * Confidence interval on the scale from one to five stars, with the score. Decorative, since the numbers are beside it.
 */
export function IntervalBar({ rating, ...props }: { rating: VoiceRating } & RootProps<SVGSVGElement>) {
  const { low, high, score } = rating
  return (
    <svg part="interval" aria-hidden="true" {...rootProps(props, 'voice-interval')}>
      <rect data-span x={place(low)} y="5" width={percent(high - low)} height="6" rx="3" />
      <rect data-score x={place(score)} y="1" width="4" height="14" rx="2" />
    </svg>
  )
}
