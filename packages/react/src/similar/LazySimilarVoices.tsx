import { lazy } from 'react'

/** `SimilarVoices` in a chunk of its own; show it inside a `Suspense`. */
export const LazySimilarVoices = lazy(async () => ({ default: (await import('./SimilarVoices.tsx')).SimilarVoices }))
