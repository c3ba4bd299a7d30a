import { lazyModule } from '../loading/lazyModule.ts'

/** Generation of snippets in a separate chunk, which listening does not need. */
export const generationModule = lazyModule(() => import('./generateSnippet.ts'))
