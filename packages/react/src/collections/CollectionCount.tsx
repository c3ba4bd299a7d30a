import { COLLECTIONS_LIMIT } from '@voice-rankings/contract'
import type { ListedCollection } from '../runtime/index.ts'
import { isFull } from './isFull.ts'
import type { CollectionsMessages } from './messages.ts'

interface CollectionCountProps {
  texts: CollectionsMessages
  collections: readonly ListedCollection[]
}

/** Number of collections and their maximum. */
export function CollectionCount({ texts, collections }: CollectionCountProps) {
  return (
    <p part="collections-count" data-status={isFull(collections) ? 'full' : 'ready'}>
      {isFull(collections) ? texts.full(COLLECTIONS_LIMIT) : texts.count(collections.length, COLLECTIONS_LIMIT)}
    </p>
  )
}
