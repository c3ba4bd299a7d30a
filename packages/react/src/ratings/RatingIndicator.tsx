import type { Stars } from '@voice-rankings/contract'
import { Star } from 'lucide-react'
import { useMessages } from '../runtime/index.ts'
import { ratingsMessages } from './messages.ts'

export interface RatingIndicatorProps {
  /** The stars given; null before a vote. */
  voted: Stars | null
}

/** Whether the visitor has rated the voice. */
export function RatingIndicator({ voted }: RatingIndicatorProps) {
  const texts = useMessages('ratings', ratingsMessages)
  return (
    <output className="voice-rating-indicator" part="rating-indicator" data-status={voted === null ? 'open' : 'voted'}>
      <Star aria-hidden="true" />
      {voted === null ? texts.notVoted : texts.voted(voted)}
    </output>
  )
}
