import { Check } from 'lucide-react'
import type { ListedCollection } from '../runtime/index.ts'
import { Spinner } from '../ui/index.ts'
import type { Adding } from './collectionsStore.ts'
import type { CollectionsMessages } from './messages.ts'

interface CollectionOptionProps {
  texts: CollectionsMessages
  collection: ListedCollection
  adding: Adding
  /** True if it contains the voice. */
  isHolding: boolean
  onToggle: (collectionId: string) => void
}

/** Collection in the list: a click adds or removes the voice. */
export function CollectionOption({ texts, collection, adding, isHolding, onToggle }: CollectionOptionProps) {
  const { collection_id: id, collection_name: name, isTemporary = false } = collection
  const isOwn = adding.status !== 'idle' && adding.collectionId === id
  const status = isTemporary ? 'creating' : isOwn ? adding.status : 'idle'
  return (
    <button
      type="button"
      className="voice-menu-item"
      part="menu-item"
      data-status={status}
      // aria-disabled instead of disabled: a disabled button loses focus.
      aria-disabled={adding.status.endsWith('ing') || undefined}
      aria-pressed={isHolding}
      onClick={() => !isTemporary && onToggle(id)}
    >
      <Check size={16} aria-hidden="true" />
      <span>{name}</span>
      {status.endsWith('ing') && <Spinner />}
      {(status === 'added' || status === 'removed') && <em part="collection-added">{texts[status]}</em>}
    </button>
  )
}
