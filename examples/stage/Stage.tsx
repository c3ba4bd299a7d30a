import { createRuntime, loadSpeakers, SentenceStageView, useSentenceStage, VoiceProvider } from '@voice-rankings/react'
import type { Speakers } from '@voice-rankings/react'
import { useEffect, useState } from 'react'
import '@voice-rankings/react/styles.css'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })
const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
]

function Stage({ speakers }: { speakers: Speakers }) {
  return <SentenceStageView {...useSentenceStage({ speakers, languages: LANGUAGES })} />
}

export default function App() {
  const [speakers, setSpeakers] = useState<Speakers | null>(null)
  useEffect(() => {
    loadSpeakers(runtime.client, 'en').then(setSpeakers, console.error)
  }, [])
  return <VoiceProvider runtime={runtime}>{speakers && <Stage speakers={speakers} />}</VoiceProvider>
}
