import { createRuntime, VoiceOverview, VoiceProvider } from '@voice-rankings/react'
import { germanMessages } from '@voice-rankings/react/german'
import '@voice-rankings/react/styles.css'
import { Suspense, use } from 'react'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })
const found = runtime.client.voices.get({
  voice_service: 'flite',
  voice_gender: 'female',
  voice_speaker_id: 'slt--base',
})

function Amelia() {
  return <VoiceOverview voice={use(found).voice} />
}

export default function German() {
  return (
    <VoiceProvider runtime={runtime} messages={germanMessages}>
      <Suspense fallback="Wird geladen …">
        <Amelia />
      </Suspense>
    </VoiceProvider>
  )
}
