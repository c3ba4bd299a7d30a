import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import type { RatingPromptProps } from '../ratings/index.ts'

export interface LazyRatingPromptProps extends RatingPromptProps {
  /** Whether the voice is being heard. */
  isHeard: boolean
}

/**
 * The question for a rating, loaded while the voice is first heard: it is there before it is asked, so that people who hear
 * the page are told when it is.
 */
export function LazyRatingPrompt({ isHeard, ...props }: LazyRatingPromptProps) {
  const [Prompt, setPrompt] = useState<ComponentType<RatingPromptProps> | null>(null)
  const isWanted = isHeard || props.open
  useEffect(() => {
    if (!isWanted || Prompt) return
    let isGone = false
    import('./loadRatingPrompt.ts')
      .then(({ RatingPrompt }) => isGone || setPrompt(() => RatingPrompt))
      .catch((error: unknown) =>
        console.error('Nobody is asked for a rating: the question could not be loaded.', error),
      )
    return () => {
      isGone = true
    }
  }, [isWanted, Prompt])
  return Prompt && <Prompt {...props} />
}
