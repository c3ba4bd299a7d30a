import { createRuntime, VoiceProvider } from '@voice-rankings/react'
import { AlignRecording } from '@voice-rankings/react/recordings'
import '@voice-rankings/react/styles.css'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })

export default function Align() {
  return (
    <VoiceProvider runtime={runtime}>
      <AlignRecording languageCodes={['en', 'de', 'fr']} />
    </VoiceProvider>
  )
}
