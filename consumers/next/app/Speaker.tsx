'use client'

import type { Voice } from '@voice-rankings/contract'
import { createRuntime, VoicePlayer, VoiceProvider } from '@voice-rankings/react'
import { useState } from 'react'

export function Speaker({ server, voice }: { server: string; voice: Voice }) {
  const [runtime] = useState(() => createRuntime({ baseUrl: server }))
  return (
    <VoiceProvider runtime={runtime}>
      <VoicePlayer voice={voice} />
    </VoiceProvider>
  )
}
