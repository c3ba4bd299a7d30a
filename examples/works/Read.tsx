import { createRuntime, VoiceProvider } from '@voice-rankings/react'
import { NewWork, VoiceReader } from '@voice-rankings/react/works'
import '@voice-rankings/react/styles.css'
import { useState } from 'react'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })

export default function Read() {
  const [workId, setWorkId] = useState<string | null>(null)
  return (
    <VoiceProvider runtime={runtime}>
      {workId === null ? (
        <NewWork languageCodes={['en', 'de']} onCreated={({ work_id }) => setWorkId(work_id)} />
      ) : (
        <VoiceReader workId={workId} />
      )}
    </VoiceProvider>
  )
}
