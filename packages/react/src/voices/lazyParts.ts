import { lazyComponent } from '../loading/lazyComponent.ts'

// One chunk: a chunk for each would split the code that they share with the catalogue into more files.
const load = () => import('./lateParts.ts')

/** `FavoriteButton` in a chunk that is loaded after the catalogue; show it inside a `Suspense`. */
export const LazyFavoriteButton = lazyComponent(async () => (await load()).FavoriteButton)

/** `SentenceBox` in the same chunk; show it inside a `Suspense`. */
export const LazySentenceBox = lazyComponent(async () => (await load()).SentenceBox)
