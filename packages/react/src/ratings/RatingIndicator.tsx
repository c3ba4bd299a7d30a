import type { Stars } from '@voice-rankings/contract'
import { useMessages } from '../runtime/index.ts'
import { ICONS } from '../ui/index.ts'
import { votedMessages } from './votedMessages.ts'

export interface RatingIndicatorProps {
  /** The stars given; null before a vote. */
  voted: Stars | null
}

/** Whether the visitor has rated the voice. */
export function RatingIndicator({ voted }: RatingIndicatorProps) {
  const texts = useMessages('ratings', votedMessages)
  return (
    <output className="voice-rating-indicator" part="rating-indicator" data-status={voted === null ? 'open' : 'voted'}>
      {ICONS.star}
      {voted === null ? texts.notVoted : texts.voted(voted)}
    </output>
  )
}
