import { lazyComponent } from '../loading/lazyComponent.ts'

/** `AnalysisPanel` in a chunk of its own; show it inside a `Suspense`. */
export const LazyAnalysisPanel = lazyComponent(async () => (await import('./AnalysisPanel.tsx')).AnalysisPanel)
