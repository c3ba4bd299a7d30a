import { createRuntime, VoiceProvider } from '@voice-rankings/react'
import { createRoot } from 'react-dom/client'
import { Builder } from '../builder/Builder.tsx'

const place = document.querySelector('[data-builder]')
if (place) {
  createRoot(place).render(
    <VoiceProvider runtime={createRuntime()}>
      <Builder />
    </VoiceProvider>,
  )
}
