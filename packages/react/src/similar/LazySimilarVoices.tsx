import { retryingLazy } from '../ui/retryingLazy.ts'

/** `SimilarVoices` in a chunk of its own; show it inside a `Suspense`. */
export const LazySimilarVoices = retryingLazy(async () => ({
  default: (await import('./SimilarVoices.tsx')).SimilarVoices,
}))
