import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { createOfflineRuntime } from './offlineRuntime.ts'
import { VoiceProvider } from './VoiceProvider.tsx'

/** For a player that needs no server and stands outside any `<VoiceProvider>`: sound and choices, and no API. */
export function OfflineProvider({ children }: { children: ReactNode }) {
  const [runtime] = useState(createOfflineRuntime)
  useEffect(() => () => runtime.playback.destroy(), [runtime])
  return <VoiceProvider runtime={runtime}>{children}</VoiceProvider>
}
