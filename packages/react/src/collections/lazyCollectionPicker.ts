import { createLazyModule } from '../ui/lazyModule.ts'

/** What a collection menu shows, in a chunk of its own: nobody needs it before the menu opens. */
export const collectionPicker = createLazyModule(() => import('./CollectionPicker.tsx'))
