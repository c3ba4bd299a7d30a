import { lazy } from 'react'

/** `AccountData` in a chunk of its own, as only its page needs it. */
export const LazyAccountData = lazy(async () => ({ default: (await import('./AccountData.tsx')).AccountData }))
