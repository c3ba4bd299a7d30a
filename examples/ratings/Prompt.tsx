import { createRuntime, RatingIndicator, RatingPrompt, RatingScore, VoiceProvider } from '@voice-rankings/react'
import type { Stars } from '@voice-rankings/contract'
import '@voice-rankings/react/styles.css'
import { useState } from 'react'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })
const AMELIA = {
  voice_id: 'flite-slt--base',
  voice_rating: { score: 4.2, low: 3.8, high: 4.6, count: 25, excluded: 0 },
  voice_rating_count: 25,
}

export default function Prompt() {
  const [stars, setStars] = useState<Stars | null>(null)
  const [open, setOpen] = useState(true)
  return (
    <VoiceProvider runtime={runtime}>
      <p>
        <RatingIndicator voted={stars} /> <RatingScore voice={AMELIA} />
      </p>
      {open || <button onClick={() => setOpen(true)}>Ask again</button>}
      <RatingPrompt
        voiceName="Amelia"
        open={open}
        onRate={(given) => {
          setStars(given)
          setOpen(false)
        }}
        onDismiss={() => setOpen(false)}
      />
    </VoiceProvider>
  )
}
