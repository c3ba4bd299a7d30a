import { CollectionMenu, createRuntime, VoiceProvider } from '@voice-rankings/react'
import '@voice-rankings/react/styles.css'
import { Suspense, use } from 'react'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })
const found = runtime.client.voices.get({
  voice_service: 'flite',
  voice_gender: 'female',
  voice_speaker_id: 'slt--base',
})

function Amelia() {
  return <CollectionMenu voice={use(found).voice} />
}

export default function Collect() {
  return (
    <VoiceProvider runtime={runtime}>
      <Suspense fallback="Loading…">
        <Amelia />
      </Suspense>
    </VoiceProvider>
  )
}
