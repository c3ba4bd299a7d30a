import { lazyComponent } from '../loading/lazyComponent.ts'

/** `VoiceDetails` in a chunk of its own; show it inside a `Suspense`. */
export const LazyVoiceDetails = lazyComponent(async () => (await import('./VoiceDetails.tsx')).VoiceDetails)
