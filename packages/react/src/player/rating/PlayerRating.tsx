import { RatingPrompt, useVoiceRating } from '../../ratings/index.ts'
import type { VoiceRatingOptions } from '../../ratings/index.ts'

export interface PlayerRatingProps extends VoiceRatingOptions {
  voiceName: string
}

/** Requests a rating once the voice has played to its end. */
export function PlayerRating({ voiceName, ...options }: PlayerRatingProps) {
  const { isAsked, rate, dismiss } = useVoiceRating(options)
  return <RatingPrompt voiceName={voiceName} open={isAsked} onRate={rate} onDismiss={dismiss} />
}
