import { createRuntime, VoiceOverviewDialog, VoiceProvider } from '@voice-rankings/react'
import '@voice-rankings/react/styles.css'
import { useState } from 'react'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })
const AMELIA = { voice_service: 'flite', voice_gender: 'female', voice_speaker_id: 'slt--base' } as const

export default function OverThePage() {
  const [open, setOpen] = useState(false)
  return (
    <VoiceProvider runtime={runtime}>
      <button type="button" onClick={() => setOpen(true)}>
        About this voice
      </button>
      <VoiceOverviewDialog voicePath={AMELIA} open={open} onOpenChange={setOpen} />
    </VoiceProvider>
  )
}
