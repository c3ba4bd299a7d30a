import { Pencil, Trash2 } from 'lucide-react'
import type { ListedCollection } from '../runtime/index.ts'
import { IconButton, Link } from '../ui/index.ts'
import { collectionPath } from './collectionPath.ts'
import type { CollectionsMessages } from './messages.ts'

interface CollectionRowProps {
  texts: CollectionsMessages['list']
  collection: ListedCollection
  cataloguePath: string
  onRename: () => void
  onDelete: () => void
}

/** Collection whose name links to its contents. */
export function CollectionRow({ texts, collection, cataloguePath, onRename, onDelete }: CollectionRowProps) {
  const name = collection.collection_name
  // It has not been created on the server yet.
  if (collection.isTemporary) return <li part="collection">{name}</li>
  return (
    <li part="collection">
      <Link href={collectionPath(collection, cataloguePath)}>{name}</Link>
      <IconButton label={texts.renameOne(name)} tooltip={texts.rename} onClick={onRename}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.deleteOne(name)} tooltip={texts.delete} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}
