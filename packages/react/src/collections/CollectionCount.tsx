import { COLLECTIONS_LIMIT } from '@voice-rankings/contract'
import type { ListedCollection } from '../runtime/index.ts'
import { isFull } from './isFull.ts'
import type { CollectionsMessages } from './messages.ts'

interface CollectionCountProps {
  texts: CollectionsMessages
  collections: readonly ListedCollection[]
}

/** How many of the collections one may have there are. */
export function CollectionCount({ texts, collections }: CollectionCountProps) {
  return (
    <p part="collections-count" data-status={isFull(collections) ? 'full' : 'ready'}>
      {isFull(collections) ? texts.full(COLLECTIONS_LIMIT) : texts.count(collections.length, COLLECTIONS_LIMIT)}
    </p>
  )
}
