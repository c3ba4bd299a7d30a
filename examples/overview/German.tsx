import { createRuntime, VoiceOverview, VoiceProvider } from '@voice-rankings/react'
import { germanMessages } from '@voice-rankings/react/german'
import '@voice-rankings/react/styles.css'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })
const AMELIA = { voice_service: 'flite', voice_gender: 'female', voice_speaker_id: 'slt--base' } as const

export default function German() {
  return (
    <VoiceProvider runtime={runtime} messages={germanMessages}>
      <VoiceOverview voicePath={AMELIA} />
    </VoiceProvider>
  )
}
