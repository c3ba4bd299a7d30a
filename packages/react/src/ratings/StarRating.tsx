import type { Stars } from '@voice-rankings/contract'
import { STAR_VALUES } from '@voice-rankings/contract'
import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { useMessages } from '../runtime/index.ts'
import { ratingsMessages } from './messages.ts'
import { useStarKeys } from './useStarKeys.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface StarRatingProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the group: the rated subject. */
  label: string
  /** Stars given; null for none. Default null. */
  value?: Stars | null
  /** A star was clicked, or sent with Enter or Space. */
  onRate: (stars: Stars) => void
}

/**
 * Radio group of five stars. The hovered or checked one is named beside them, such as `4 Great`.
 *
 * @example
 * <StarRating label="Rate this voice" value={4} onRate={(stars) => console.log(stars)} />
 */
export function StarRating({ label, value = null, onRate, ...props }: StarRatingProps) {
  const texts = useMessages('ratings', ratingsMessages)
  const hintId = useId()
  /** Number of stars highlighted by the pointer; 0 for none. */
  const [hovered, setHovered] = useState<Stars | 0>(0)
  const { checked, onKeyDown, forget } = useStarKeys(value)
  const shown = hovered || (checked ?? 0)
  const name = (stars: Stars) => texts.starLabel(stars, texts.stars[stars])

  return (
    <div part="stars" data-value={shown} {...rootProps(props, 'voice-stars')}>
      <div
        role="radiogroup"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setHovered(0)}
      >
        {STAR_VALUES.map((stars) => (
          <button
            key={stars}
            type="button"
            // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native radio would rate with every arrow key
            role="radio"
            part="star"
            aria-checked={stars === checked}
            aria-label={name(stars)}
            tabIndex={stars === (checked ?? 1) ? 0 : -1}
            data-lit={stars <= shown}
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setHovered(stars)}
            onClick={() => {
              forget()
              onRate(stars)
            }}
          >
            <Star aria-hidden="true" />
          </button>
        ))}
      </div>
      <span part="star-label" aria-hidden="true">
        {shown === 0 ? '' : name(shown)}
      </span>
      <span id={hintId} className="voice-hidden">
        {texts.starsHint}
      </span>
    </div>
  )
}
