import { createLazyModule } from '../ui/lazyModule.ts'

/** The open dialog of a username, in a chunk of its own: few visitors change theirs. */
export const usernamePanel = createLazyModule(() => import('./UsernamePanel.tsx'))
