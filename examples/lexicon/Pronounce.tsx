import { createRuntime, VoiceProvider } from '@voice-rankings/react'
import { Lexicon } from '@voice-rankings/react/lexicon'
import '@voice-rankings/react/styles.css'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })

export default function Pronounce() {
  return (
    <VoiceProvider runtime={runtime}>
      <Lexicon />
    </VoiceProvider>
  )
}
