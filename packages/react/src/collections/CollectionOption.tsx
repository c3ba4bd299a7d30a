import type { ListedCollection } from '../runtime/index.ts'
import { Spinner } from '../ui/index.ts'
import type { Adding } from './collectionsStore.ts'
import type { CollectionsMessages } from './messages.ts'

interface CollectionOptionProps {
  texts: CollectionsMessages
  collection: ListedCollection
  adding: Adding
  onAdd: (collectionId: string) => void
}

/** One collection of the list: a click adds the voice to it. */
export function CollectionOption({ texts, collection, adding, onAdd }: CollectionOptionProps) {
  const { collection_id: id, collection_name: name, isTemporary = false } = collection
  const isOwn = adding.status !== 'idle' && adding.collectionId === id
  const status = isTemporary ? 'creating' : isOwn ? adding.status : 'idle'
  return (
    <button
      type="button"
      className="voice-menu-item"
      part="menu-item"
      data-status={status}
      // Not `disabled`, which would take the focus away while it is added.
      aria-disabled={adding.status === 'adding' || undefined}
      onClick={() => !isTemporary && onAdd(id)}
    >
      <span>{name}</span>
      {(status === 'creating' || status === 'adding') && <Spinner />}
      {status === 'added' && <em part="collection-added">{texts.added}</em>}
    </button>
  )
}
