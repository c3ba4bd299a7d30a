import { COLLECTION_NAME_LIMIT } from '@voice-rankings/contract'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Finder } from '../ui/Finder.tsx'
import { CollectionCount } from './CollectionCount.tsx'
import { CollectionOption } from './CollectionOption.tsx'
import { CollectionsNotice } from './CollectionsNotice.tsx'
import type { CollectionsMessages } from './messages.ts'
import type { CollectionsModel } from './useCollections.ts'

interface CollectionPickerProps extends CollectionsModel {
  texts: CollectionsMessages
}

/** The visitor's collections: search one, add or remove the voice, or create one. */
export function CollectionPicker({ texts, ...model }: CollectionPickerProps) {
  const { list, shown, newName, adding, filter } = model
  const input = useRef<HTMLInputElement>(null)
  // The pressed button may be removed, so focus moves to the box first.
  const fromBox =
    <T,>(act: () => T) =>
    (): T => {
      input.current?.focus()
      return act()
    }
  const isReady = list.status === 'ready'
  const isChanged = adding.status === 'added' || adding.status === 'removed'
  const changed = shown.find(({ collection_id: id }) => isChanged && id === adding.collectionId)
  return (
    <div className="voice-collections" data-status={list.status}>
      <Finder
        label={texts.find}
        maxLength={COLLECTION_NAME_LIMIT}
        inputRef={input}
        value={filter}
        onValueChange={model.onFilterChange}
        onEnter={() => {
          const [only] = shown
          if (shown.length === 1 && only && filter.trim() !== '') model.onAdd(only.collection_id)
          else model.onCreate()
        }}
      >
        <CollectionsNotice texts={texts} {...model} onRetry={fromBox(model.onRetry)} />
        {isReady && (
          <ul>
            {shown.map((collection) => (
              <li key={collection.collection_id}>
                <CollectionOption
                  {...{ texts, collection, adding }}
                  isHolding={model.holding.has(collection.collection_id)}
                  onToggle={model.onToggle}
                />
              </li>
            ))}
            {newName !== null && (
              <li>
                <button type="button" className="voice-menu-item" part="menu-item" onClick={fromBox(model.onCreate)}>
                  <Plus size={16} aria-hidden="true" />
                  <span>{texts.create(newName)}</span>
                </button>
              </li>
            )}
          </ul>
        )}
      </Finder>
      {isReady && <CollectionCount texts={texts} collections={list.collections} />}
      <output className="voice-hidden">
        {changed && texts[adding.status === 'added' ? 'addedTo' : 'removedFrom'](changed.collection_name)}
      </output>
    </div>
  )
}
