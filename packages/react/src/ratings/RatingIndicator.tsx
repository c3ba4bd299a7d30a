import type { Stars } from '@voice-rankings/contract'
import { useMessages } from '../runtime/index.ts'
import { Icon } from '../ui/icons.tsx'
import { votedMessages } from './votedMessages.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface RatingIndicatorProps extends RootProps<HTMLOutputElement> {
  /** Stars given; null before a vote. */
  voted: Stars | null
}

/**
 * Shows the visitor's rating of the voice.
 *
 * @example
 * <RatingIndicator voted={5} />
 */
export function RatingIndicator({ voted, ...props }: RatingIndicatorProps) {
  const texts = useMessages('ratings', votedMessages)
  return (
    <output
      part="rating-indicator"
      data-status={voted === null ? 'open' : 'voted'}
      {...rootProps(props, 'voice-rating-indicator')}
    >
      <Icon name="star" />
      {voted === null ? texts.notVoted : texts.voted(voted)}
    </output>
  )
}
