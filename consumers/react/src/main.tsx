import { createRuntime, VoicePlayer, VoiceProvider } from '@voice-rankings/react'
import '@voice-rankings/react/styles.css'
import { StrictMode, Suspense, use } from 'react'
import { createRoot } from 'react-dom/client'
import { Elements } from './Elements.tsx'

const runtime = createRuntime({ baseUrl: SERVER })
const found = runtime.client.voices.get({
  voice_service: 'flite',
  voice_gender: 'female',
  voice_speaker_id: 'slt--base',
})

function App() {
  const { voice } = use(found)
  return (
    <>
      <section aria-label="Component">
        <VoicePlayer voice={voice} />
      </section>
      <Elements voice={voice} />
    </>
  )
}

const app = document.querySelector('#app')
if (app) {
  createRoot(app).render(
    <StrictMode>
      <VoiceProvider runtime={runtime}>
        <Suspense fallback="Loading…">
          <App />
        </Suspense>
      </VoiceProvider>
    </StrictMode>,
  )
}
