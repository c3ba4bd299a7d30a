import { lazy } from 'react'

/** `AnalysisPanel` in a chunk of its own; show it inside a `Suspense`. */
export const LazyAnalysisPanel = lazy(async () => ({ default: (await import('./AnalysisPanel.tsx')).AnalysisPanel }))
