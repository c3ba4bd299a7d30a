import { createRuntime, StarRating, VoiceProvider } from '@voice-rankings/react'
import '@voice-rankings/react/styles.css'
import { useState } from 'react'

const runtime = createRuntime()

export default function Rating() {
  const [stars, setStars] = useState<1 | 2 | 3 | 4 | 5 | null>(null)
  return (
    <VoiceProvider runtime={runtime}>
      <StarRating label="How was the voice?" value={stars} onRate={setStars} />
    </VoiceProvider>
  )
}
