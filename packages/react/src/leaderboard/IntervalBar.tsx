import type { VoiceRating } from '@voice-rankings/contract'
import type { CSSProperties } from 'react'

/** The stars there are, as the scale of a bar. */
const LOWEST = 1
const HIGHEST = 5

const place = (stars: number) => `${(((stars - LOWEST) / (HIGHEST - LOWEST)) * 100).toFixed(1)}%`

/** An interval on the scale from one star to five, with the score in it. Decorative: the numbers stand beside it. */
export function IntervalBar({ rating: { low, high, score } }: { rating: VoiceRating }) {
  const style = { '--voice-low': place(low), '--voice-high': place(high), '--voice-at': place(score) } as CSSProperties
  return (
    <span className="voice-interval" part="interval" style={style} aria-hidden="true">
      <i data-span />
      <i data-score />
    </span>
  )
}
