import { lazyComponent } from '../loading/lazyComponent.ts'

/** `SimilarVoices` in a chunk of its own; show it inside a `Suspense`. */
export const LazySimilarVoices = lazyComponent(async () => (await import('./SimilarVoices.tsx')).SimilarVoices)
