import { lazy } from 'react'

/** `VoiceDetails` in a chunk of its own; show it inside a `Suspense`. */
export const LazyVoiceDetails = lazy(async () => ({ default: (await import('./VoiceDetails.tsx')).VoiceDetails }))
