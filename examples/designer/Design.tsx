import { createRuntime, VoiceProvider } from '@voice-rankings/react'
import { VoiceDesigner } from '@voice-rankings/react/designer'
import '@voice-rankings/react/styles.css'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })

export default function Design() {
  return (
    <VoiceProvider runtime={runtime}>
      <VoiceDesigner />
    </VoiceProvider>
  )
}
