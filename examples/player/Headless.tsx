import { createRuntime, useVoicePlayer, VoiceProvider } from '@voice-rankings/react'
import '@voice-rankings/react/styles.css'
import { Suspense, use } from 'react'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })
const found = runtime.client.voices.get({
  voice_service: 'flite',
  voice_gender: 'female',
  voice_speaker_id: 'slt--base',
})

function Amelia() {
  const { title, text, stage, action, canAct, onAction } = useVoicePlayer({ voice: use(found).voice })
  return (
    <p>
      <button onClick={onAction} disabled={!canAct}>
        {action === 'pause' ? 'Pause' : 'Play'}
      </button>{' '}
      <strong>{title}</strong>, {stage.status}: {text}
    </p>
  )
}

export default function Headless() {
  return (
    <VoiceProvider runtime={runtime}>
      <Suspense fallback="Loading…">
        <Amelia />
      </Suspense>
    </VoiceProvider>
  )
}
