import { createRuntime, FavoriteButton, VoiceProvider } from '@voice-rankings/react'
import '@voice-rankings/react/styles.css'
import { Suspense, use } from 'react'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })
const found = runtime.client.voices.get({
  voice_service: 'flite',
  voice_gender: 'female',
  voice_speaker_id: 'slt--base',
})

function Amelia() {
  const { voice } = use(found)
  return (
    <>
      <FavoriteButton voice={voice} /> <FavoriteButton voice={voice} variant="labelled" />
    </>
  )
}

export default function Favorite() {
  return (
    <VoiceProvider runtime={runtime}>
      <Suspense fallback="Loading…">
        <Amelia />
      </Suspense>
    </VoiceProvider>
  )
}
