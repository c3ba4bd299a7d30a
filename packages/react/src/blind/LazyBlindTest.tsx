import { lazyComponent } from '../loading/lazyComponent.ts'
import type { BlindTestProps } from './BlindTest.tsx'

/**
 * Blind test in a chunk of its own; needs a `Suspense`.
 *
 * @example
 * <Suspense>
 *   <LazyBlindTest blindUse="news" />
 * </Suspense>
 */
export const LazyBlindTest = lazyComponent<BlindTestProps>(async () => (await import('./BlindTest.tsx')).BlindTest)
