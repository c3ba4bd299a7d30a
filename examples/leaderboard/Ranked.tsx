import { createRuntime, Leaderboard, VoiceProvider } from '@voice-rankings/react'
import '@voice-rankings/react/styles.css'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })

export default function Ranked() {
  return (
    <VoiceProvider runtime={runtime}>
      <Leaderboard languageCode="en" />
    </VoiceProvider>
  )
}
