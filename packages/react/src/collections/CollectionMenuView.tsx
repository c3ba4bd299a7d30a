import { Plus } from 'lucide-react'
import { useRef } from 'react'
import type { ReactElement, Ref } from 'react'
import { Popover } from '../ui/index.ts'
import { CollectionCount } from './CollectionCount.tsx'
import { CollectionFinder } from './CollectionFinder.tsx'
import { CollectionOption } from './CollectionOption.tsx'
import { CollectionsNotice } from './CollectionsNotice.tsx'
import type { CollectionsMessages } from './messages.ts'
import type { CollectionsModel } from './useCollections.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface CollectionMenuViewProps extends CollectionsModel, RootProps<HTMLDivElement> {
  texts: CollectionsMessages
  /** The button that opens it. */
  trigger: ReactElement<{ ref?: Ref<HTMLElement> }>
}

/** The visitor's collections under a button: find one and add the voice to it or take it out, or create one. */
export function CollectionMenuView({ texts, trigger, ...model }: CollectionMenuViewProps) {
  const { open, list, shown, newName, adding, filter } = model
  const input = useRef<HTMLInputElement>(null)
  // The button that is pressed goes away, and the focus would go with it.
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
    <Popover
      label={texts.add}
      trigger={trigger}
      open={open}
      onOpenChange={model.onOpenChange}
      part="collections"
      {...rootProps(model)}
    >
      <div className="voice-collections" data-status={list.status}>
        <CollectionFinder
          label={texts.find}
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
        </CollectionFinder>
        {isReady && <CollectionCount texts={texts} collections={list.collections} />}
        <output className="voice-hidden">
          {changed && texts[adding.status === 'added' ? 'addedTo' : 'removedFrom'](changed.collection_name)}
        </output>
      </div>
    </Popover>
  )
}
