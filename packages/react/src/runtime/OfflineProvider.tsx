import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { createOfflineRuntime } from './offlineRuntime.ts'
import { VoiceProvider } from './VoiceProvider.tsx'

/** Provider for a player without a server outside any `<VoiceProvider>`: playback and preferences, no API. */
export function OfflineProvider({ children }: { children: ReactNode }) {
  const [runtime] = useState(createOfflineRuntime)
  useEffect(() => () => runtime.playback.destroy(), [runtime])
  return <VoiceProvider runtime={runtime}>{children}</VoiceProvider>
}
