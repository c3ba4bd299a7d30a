import { lazyComponent } from '../loading/lazyComponent.ts'

/** `AccountData` in a chunk of its own, as only its page needs it. */
export const LazyAccountData = lazyComponent(async () => (await import('./AccountData.tsx')).AccountData)
