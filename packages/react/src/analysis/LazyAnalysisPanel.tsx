import { retryingLazy } from '../ui/retryingLazy.ts'

/** `AnalysisPanel` in a chunk of its own; show it inside a `Suspense`. */
export const LazyAnalysisPanel = retryingLazy(async () => ({
  default: (await import('./AnalysisPanel.tsx')).AnalysisPanel,
}))
