import { createRuntime, Snippets, VoiceProvider } from '@voice-rankings/react'
import '@voice-rankings/react/styles.css'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })

export default function Spoken() {
  return (
    <VoiceProvider runtime={runtime}>
      <Snippets />
    </VoiceProvider>
  )
}
