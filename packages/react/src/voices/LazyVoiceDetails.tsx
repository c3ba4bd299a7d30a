import { retryingLazy } from '../ui/retryingLazy.ts'

/** `VoiceDetails` in a chunk of its own; show it inside a `Suspense`. */
export const LazyVoiceDetails = retryingLazy(async () => ({
  default: (await import('./VoiceDetails.tsx')).VoiceDetails,
}))
