import { retryingLazy } from '../ui/retryingLazy.ts'

/** `AccountData` in a chunk of its own, as only its page needs it. */
export const LazyAccountData = retryingLazy(async () => ({
  default: (await import('./AccountData.tsx')).AccountData,
}))
