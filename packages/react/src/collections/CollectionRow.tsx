import type { CollectionVoice } from '@voice-rankings/contract'
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

/** Collection whose name links to its contents, with its first voices. */
export function CollectionRow({ texts, collection, cataloguePath, onRename, onDelete }: CollectionRowProps) {
  const { collection_name: name, voice_count: count, first_voices: first = [] } = collection
  // It has not been created on the server yet.
  if (collection.isTemporary) return <li part="collection">{name}</li>
  return (
    <li part="collection">
      <CollectionFaces voices={first} />
      <div part="collection-text">
        <Link href={collectionPath(collection, cataloguePath)}>{name}</Link>
        {count === undefined ? null : (
          <span part="collection-voices">
            {texts.voices(
              count,
              first.map(({ voice_name }) => voice_name),
            )}
          </span>
        )}
      </div>
      <IconButton label={texts.renameOne(name)} tooltip={texts.rename} onClick={onRename}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.deleteOne(name)} tooltip={texts.delete} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}

/** Initials of the first voices, in the colours of their genders. Decorative: their names are beside them. */
function CollectionFaces({ voices }: { voices: readonly CollectionVoice[] }) {
  return (
    <span part="collection-faces" aria-hidden="true">
      {voices.slice(0, FACES).map(({ voice_id, voice_name, voice_gender }) => (
        <span key={voice_id} data-gender={voice_gender}>
          {voice_name.charAt(0).toLocaleUpperCase()}
        </span>
      ))}
    </span>
  )
}

/** Number of faces that fit beside a name on a phone. */
const FACES = 3
