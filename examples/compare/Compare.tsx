import { createRuntime, CompareVoices, VoiceProvider } from '@voice-rankings/react'
import '@voice-rankings/react/styles.css'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })

export default function Compare() {
  return (
    <VoiceProvider runtime={runtime}>
      <CompareVoices voiceIds={['flite-slt--base', 'flite-slt--warm']} text="The same words, by two voices." />
    </VoiceProvider>
  )
}
