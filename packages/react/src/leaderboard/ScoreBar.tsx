import type { BlindScore } from '@voice-rankings/contract'
import type { ScoreAxis } from './blindRows.ts'

/** Interval of a blind score on the axis of all rows, with a dot for the score. Decorative, since the numbers are beside it. */
export function ScoreBar({ score, axis: [from, to] }: { score: BlindScore; axis: ScoreAxis }) {
  const place = (points: number) => `${(((points - from) / Math.max(1, to - from)) * 100).toFixed(1)}%`
  return (
    <svg part="interval" className="voice-interval" data-axis="points" aria-hidden="true">
      <rect
        data-span
        x={place(score.score_low)}
        y="4"
        width={place(from + score.score_high - score.score_low)}
        height="8"
        rx="4"
      />
      <circle cx={place(score.score)} cy="8" r="6" />
    </svg>
  )
}
