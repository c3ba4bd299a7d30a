import type { VoiceListing } from '@voice-rankings/contract'
import { RANKED_AFTER_RATERS } from '@voice-rankings/contract'
import { Star } from 'lucide-react'
import { useMessages } from '../runtime/index.ts'
import { ratingsMessages } from './messages.ts'
import { useScore } from './useScore.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface RatingScoreProps extends RootProps<HTMLSpanElement> {
  voice: Pick<VoiceListing, 'voice_id' | 'voice_rating' | 'voice_rating_count'>
  /** `compact` shows only the score, for cards and rows. Default `full`: with votes and interval. */
  variant?: 'full' | 'compact'
}

/**
 * Rating of a voice with the number of votes and the confidence interval.
 *
 * @example
 * <RatingScore voice={voice} variant="compact" />
 */
export function RatingScore({ voice, variant = 'full', ...props }: RatingScoreProps) {
  const texts = useMessages('ratings', ratingsMessages)
  const root = rootProps(props, 'voice-score')
  const { voice_rating: rating, voice_rating_count: count } = useScore(voice)
  if (!rating) {
    const missing = texts.missing(Math.max(1, RANKED_AFTER_RATERS - count))
    return (
      <span part="score" data-status="unranked" title={missing} {...root}>
        <span>{texts.unranked}</span>
        {variant === 'full' && <small part="score-missing">{missing}</small>}
      </span>
    )
  }
  const hint = texts.intervalHint(rating.low, rating.high)
  return (
    <span part="score" data-status="ranked" title={hint} {...root}>
      <Star aria-hidden="true" />
      <b part="score-value">
        <span aria-hidden="true">{texts.score(rating.score)}</span>
        <span className="voice-hidden">{texts.scoreOf(rating.score)}</span>
      </b>
      {variant === 'full' && (
        <small part="score-details">
          {texts.count(rating.count)}
          <span aria-hidden="true"> · {texts.interval(rating.low, rating.high)}</span>
          <span className="voice-hidden">{`. ${hint}`}</span>
        </small>
      )}
    </span>
  )
}
