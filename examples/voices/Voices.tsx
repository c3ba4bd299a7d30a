import { createRuntime, VoiceList, VoiceProvider } from '@voice-rankings/react'
import '@voice-rankings/react/styles.css'
import { Suspense, use } from 'react'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })
const found = runtime.client.voices.search({ languageCode: 'en', sort: 'name', limit: 4 })

function Found() {
  return <VoiceList voices={use(found).voices} view="list" />
}

export default function Voices() {
  return (
    <VoiceProvider runtime={runtime}>
      <Suspense fallback="Loading…">
        <Found />
      </Suspense>
    </VoiceProvider>
  )
}
