import { createRuntime, VoiceProvider } from '@voice-rankings/react'
import { BlindTest } from '@voice-rankings/react/blind'
import '@voice-rankings/react/styles.css'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })

export default function WhichReadsBetter() {
  return (
    <VoiceProvider runtime={runtime}>
      <BlindTest languageCode="en" blindUse="news" />
    </VoiceProvider>
  )
}
