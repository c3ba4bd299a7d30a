import { createRuntime, SimilarVoices, VoiceProvider } from '@voice-rankings/react'
import '@voice-rankings/react/styles.css'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })

export default function Similar() {
  return (
    <VoiceProvider runtime={runtime}>
      <SimilarVoices voiceId="flite-slt--base" />
    </VoiceProvider>
  )
}
