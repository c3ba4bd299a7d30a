import { createRuntime, VoiceProvider } from '@voice-rankings/react'
import { createRoot } from 'react-dom/client'
import { Builder } from '../builder/Builder.tsx'
import { loadStyles } from './loadStyles.ts'

const place = document.querySelector('[data-builder]')
if (place) {
  await loadStyles()
  createRoot(place).render(
    <VoiceProvider runtime={createRuntime()}>
      <Builder />
    </VoiceProvider>,
  )
}
