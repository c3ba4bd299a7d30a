import type { Collection } from '@voice-rankings/contract'
import { useRef } from 'react'
import { Alert, Button, Dialog } from '../ui/index.ts'
import { CollectionNameForm } from './CollectionNameForm.tsx'
import type { CollectionsMessages } from './messages.ts'
import type { CollectionListModel } from './useCollectionList.ts'

/** What is asked about which collection. */
export interface OpenedCollection {
  readonly kind: 'rename' | 'delete'
  readonly collection: Collection
}

interface CollectionDialogsProps extends Pick<CollectionListModel, 'isSaving' | 'problem' | 'onRename' | 'onDelete'> {
  texts: CollectionsMessages
  collections: readonly Collection[]
  opened: OpenedCollection | null
  onClose: () => void
  onDeleted: (collection: Collection) => void
}

/** Asks for another name, or whether to delete; each closes once the server has taken it. */
export function CollectionDialogs({ opened, ...props }: CollectionDialogsProps) {
  if (!opened) return null
  const { kind, collection } = opened
  return kind === 'rename' ? (
    <RenameDialog {...props} collection={collection} />
  ) : (
    <DeleteDialog {...props} collection={collection} />
  )
}

type OneDialogProps = Omit<CollectionDialogsProps, 'opened'> & { collection: Collection }

function RenameDialog({ texts, collection, collections, isSaving, problem, onRename, onClose }: OneDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const { collection_id: id, collection_name: name } = collection
  async function rename(newName: string): Promise<boolean> {
    const isTaken = await onRename(id, newName)
    if (isTaken) onClose()
    return isTaken
  }
  return (
    <Dialog
      open
      title={texts.list.renameOne(name)}
      closeLabel={texts.list.close}
      initialFocus={input}
      onOpenChange={onClose}
    >
      <div className="voice-collection-dialog" part="collection-dialog">
        <CollectionNameForm
          label={texts.list.newNameOf(name)}
          action={texts.list.save}
          taken={texts.list.taken}
          collections={collections}
          renamed={collection}
          busy={isSaving}
          inputRef={input}
          onSubmit={rename}
        />
        {problem?.kind === 'rename' && <Alert title={problem.message ?? texts.list.renameFailed} />}
      </div>
    </Dialog>
  )
}

function DeleteDialog({ texts, collection, isSaving, problem, onDelete, onClose, onDeleted }: OneDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const { collection_id: id, collection_name: name } = collection
  async function remove() {
    if (!(await onDelete(id))) return
    onClose()
    onDeleted(collection)
  }
  return (
    <Dialog
      open
      title={texts.list.deleteQuestion(name)}
      closeLabel={texts.list.close}
      initialFocus={cancel}
      onOpenChange={onClose}
    >
      <div className="voice-collection-dialog" part="collection-dialog">
        <p>{texts.list.deleteHint}</p>
        {problem?.kind === 'delete' && <Alert title={problem.message ?? texts.list.deleteFailed} />}
        <div part="collection-dialog-actions">
          <Button ref={cancel} variant="plain" onClick={onClose}>
            {texts.list.cancel}
          </Button>
          <Button variant="primary" busy={isSaving} onClick={() => void remove()}>
            {texts.list.delete}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
