import { useEffect, useState } from 'react'
import { lazyModule } from '../../loading/lazyModule.ts'
import { useLazyModule } from '../../loading/useLazyModule.ts'
import { useVoiceRating } from '../../ratings/index.ts'
import type { VoiceRatingOptions } from '../../ratings/index.ts'

export interface PlayerRatingProps extends VoiceRatingOptions {
  voiceName: string
}

const promptModule = lazyModule(() => import('../../ratings/prompt/index.ts'))

/** Requests a rating once the voice has played to its end, when the prompt is loaded. */
export function PlayerRating({ voiceName, ...options }: PlayerRatingProps) {
  const { isAsked, rate, dismiss } = useVoiceRating(options)
  const [isWanted, setIsWanted] = useState(false)
  if (isAsked && !isWanted) setIsWanted(true)
  const prompt = useLazyModule(promptModule, isWanted)
  // A live region announces what is added to it after it was rendered.
  const [isRendered, setIsRendered] = useState(false)
  useEffect(() => {
    if (!prompt) return
    const timer = setTimeout(() => setIsRendered(true))
    return () => clearTimeout(timer)
  }, [prompt])
  if (!prompt) return null
  return <prompt.RatingPrompt voiceName={voiceName} open={isAsked && isRendered} onRate={rate} onDismiss={dismiss} />
}
