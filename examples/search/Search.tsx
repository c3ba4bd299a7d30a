import { createRuntime, VoiceProvider, VoiceSearch } from '@voice-rankings/react'
import '@voice-rankings/react/styles.css'
import { useState } from 'react'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })

export default function Search() {
  const [name, setName] = useState('no voice yet')
  return (
    <VoiceProvider runtime={runtime}>
      <VoiceSearch onSelect={(voice) => setName(voice.voice_name)} />
      <p>You chose {name}.</p>
    </VoiceProvider>
  )
}
