import { COLLECTION_NAME_LIMIT } from '@voice-rankings/contract'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { ListedCollection } from '../runtime/index.ts'
import { Alert, Notice } from '../ui/index.ts'
import { NameForm } from '../ui/NameForm.tsx'
import { CollectionCount } from './CollectionCount.tsx'
import { CollectionDialogs } from './CollectionDialogs.tsx'
import type { OpenedCollection } from './CollectionDialogs.tsx'
import { CollectionRow } from './CollectionRow.tsx'
import { CollectionsNotice } from './CollectionsNotice.tsx'
import { isFull } from './isFull.ts'
import type { CollectionsMessages } from './messages.ts'
import type { CollectionListModel } from './useCollectionList.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface CollectionListViewProps extends CollectionListModel, RootProps {
  texts: CollectionsMessages
  /** Heading level of its title. */
  headingLevel: 1 | 2 | 3
  /** Path of the catalogue that shows a collection's contents. */
  cataloguePath: string
}

/** Collections by name, each with its actions, and a form for a new one. */
export function CollectionListView(props: CollectionListViewProps) {
  const { texts, list, headingLevel, onRetry } = props
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const Heading = `h${headingLevel}` as const
  return (
    <section
      part="collection-list"
      data-status={list.status}
      aria-labelledby={id}
      {...rootProps(props, 'voice-collection-list')}
    >
      <Heading ref={title} id={id} part="collection-list-title" tabIndex={-1}>
        {texts.list.title}
      </Heading>
      {list.status === 'ready' ? (
        <ReadyList {...props} collections={list.collections} title={title} />
      ) : (
        <CollectionsNotice texts={texts} list={list} onRetry={onRetry} />
      )}
    </section>
  )
}

interface ReadyListProps extends CollectionListViewProps {
  collections: readonly ListedCollection[]
  /** Receives focus when the focused row is removed. */
  title: RefObject<HTMLElement | null>
}

function ReadyList(props: ReadyListProps) {
  const { texts, collections, title, isSaving, problem, headingLevel, cataloguePath, onCreate } = props
  const isEmpty = collections.length === 0
  const [opened, setOpened] = useState<OpenedCollection | null>(null)
  const [deleted, setDeleted] = useState<ListedCollection | null>(null)
  // After the dialog has closed, which returns focus to a row that no longer exists.
  useLayoutEffect(() => {
    if (deleted) title.current?.focus()
  }, [deleted, title])
  function open(next: OpenedCollection) {
    props.onDismiss()
    setOpened(next)
  }
  return (
    <>
      <NameForm
        label={texts.list.newName}
        action={texts.list.create}
        taken={texts.list.taken}
        names={collections.map(({ collection_name }) => collection_name)}
        maxLength={COLLECTION_NAME_LIMIT}
        busy={isSaving && !opened}
        disabled={isFull(collections)}
        onSubmit={onCreate}
      />
      <CollectionCount texts={texts} collections={collections} />
      {problem?.kind === 'create' && <Alert title={problem.message ?? texts.createFailed} />}
      {isEmpty ? (
        <Notice
          title={texts.list.empty}
          hint={texts.list.emptyHint}
          headingLevel={({ 1: 2, 2: 3, 3: 4 } as const)[headingLevel]}
        />
      ) : (
        <ul aria-label={texts.list.names}>
          {collections.map((collection) => (
            <CollectionRow
              key={collection.collection_id}
              texts={texts.list}
              collection={collection}
              cataloguePath={cataloguePath}
              onRename={() => open({ kind: 'rename', collection })}
              onDelete={() => open({ kind: 'delete', collection })}
            />
          ))}
        </ul>
      )}
      <CollectionDialogs {...props} opened={opened} onClose={() => setOpened(null)} onDeleted={setDeleted} />
      <output className="voice-hidden">{deleted ? texts.list.deleted(deleted.collection_name) : ''}</output>
    </>
  )
}
