import { lazyComponent } from '../../loading/lazyComponent.ts'

/** `SentenceBox` in a chunk that is loaded after the catalogue; show it inside a `Suspense`. */
export const LazySentenceBox = lazyComponent(async () => (await import('./SentenceBox.tsx')).SentenceBox)
