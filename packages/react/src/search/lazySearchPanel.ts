import { createLazyModule } from '../ui/lazyModule.ts'

/** What is found, loaded once the search has the focus or the pointer. */
export const searchPanel = createLazyModule(() => import('./SearchPanel.tsx'))
