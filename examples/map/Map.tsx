import { createRuntime, VoiceMap, VoiceProvider } from '@voice-rankings/react'
import '@voice-rankings/react/styles.css'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })
const ENGLISH = { languageCode: 'en' }

export default function Map() {
  return (
    <VoiceProvider runtime={runtime}>
      <VoiceMap query={ENGLISH} />
    </VoiceProvider>
  )
}
