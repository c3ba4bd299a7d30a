import { COLLECTIONS_LIMIT } from '@voice-rankings/contract'
import type { ListedCollection } from '../runtime/index.ts'

/** True if the maximum number of collections is reached. */
export function isFull(collections: readonly ListedCollection[]): boolean {
  return collections.length >= COLLECTIONS_LIMIT
}
