import { COLLECTIONS_LIMIT } from '@voice-rankings/contract'
import type { ListedCollection } from '../runtime/index.ts'

/** Whether there are as many collections as the server keeps. */
export function isFull(collections: readonly ListedCollection[]): boolean {
  return collections.length >= COLLECTIONS_LIMIT
}
