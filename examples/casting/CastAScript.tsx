import { createRuntime, VoiceProvider } from '@voice-rankings/react'
import { VoiceCasting } from '@voice-rankings/react/casting'
import '@voice-rankings/react/styles.css'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })

export default function CastAScript() {
  return (
    <VoiceProvider runtime={runtime}>
      <VoiceCasting languageCodes={['en', 'de', 'fr']} text={'Anna: You said you would wait.\nBen: I did wait.'} />
    </VoiceProvider>
  )
}
