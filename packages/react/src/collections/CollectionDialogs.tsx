import type { Collection } from '@voice-rankings/contract'
import { COLLECTION_NAME_LIMIT } from '@voice-rankings/contract'
import { useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Alert, Button, Dialog } from '../ui/index.ts'
import { NameForm } from '../ui/NameForm.tsx'
import type { CollectionsMessages } from './messages.ts'
import type { CollectionListModel } from './useCollectionList.ts'

/** Open dialog and its collection. */
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

/** Dialogs to rename or delete a collection; each closes once the server has accepted. */
export function CollectionDialogs({ opened, ...props }: CollectionDialogsProps) {
  if (!opened) return null
  return opened.kind === 'rename' ? <RenameDialog {...props} {...opened} /> : <DeleteDialog {...props} {...opened} />
}

type OneDialogProps = Omit<CollectionDialogsProps, 'opened'> & OpenedCollection

function RenameDialog(props: OneDialogProps) {
  const { texts, collection, onRename, onClose } = props
  const input = useRef<HTMLInputElement>(null)
  const { collection_id: id, collection_name: name } = collection
  async function rename(newName: string): Promise<boolean> {
    const isTaken = await onRename(id, newName)
    if (isTaken) onClose()
    return isTaken
  }
  return (
    <Asking {...props} title={texts.list.renameOne(name)} initialFocus={input} failed={texts.list.renameFailed}>
      {(problem) => (
        <>
          <NameForm
            label={texts.list.newNameOf(name)}
            action={texts.list.save}
            taken={texts.list.taken}
            names={props.collections.flatMap((one) => (one.collection_id === id ? [] : one.collection_name))}
            current={name}
            maxLength={COLLECTION_NAME_LIMIT}
            busy={props.isSaving}
            inputRef={input}
            onSubmit={rename}
          />
          {problem}
        </>
      )}
    </Asking>
  )
}

function DeleteDialog(props: OneDialogProps) {
  const { texts, collection, onDelete, onClose } = props
  const cancel = useRef<HTMLButtonElement>(null)
  const { collection_id: id, collection_name: name } = collection
  async function remove() {
    if (!(await onDelete(id))) return
    onClose()
    props.onDeleted(collection)
  }
  return (
    <Asking {...props} title={texts.list.deleteQuestion(name)} initialFocus={cancel} failed={texts.list.deleteFailed}>
      {(problem) => (
        <>
          <p>{texts.list.deleteHint}</p>
          {problem}
          <div part="collection-dialog-actions">
            <Button ref={cancel} variant="plain" onClick={onClose}>
              {texts.list.cancel}
            </Button>
            <Button variant="primary" busy={props.isSaving} onClick={() => void remove()}>
              {texts.list.delete}
            </Button>
          </div>
        </>
      )}
    </Asking>
  )
}

interface AskingProps extends Pick<OneDialogProps, 'texts' | 'kind' | 'problem' | 'onClose'> {
  title: string
  initialFocus: RefObject<HTMLElement | null>
  /** Fallback text if the server gives no reason. */
  failed: string
  /** Content of the dialog, given the error of the last attempt. */
  children: (problem: ReactNode) => ReactNode
}

/** Common frame of both dialogs. */
function Asking({ texts, kind, problem, onClose, title, initialFocus, failed, children }: AskingProps) {
  return (
    <Dialog open title={title} closeLabel={texts.list.close} initialFocus={initialFocus} onOpenChange={onClose}>
      <div className="voice-collection-dialog" part="collection-dialog">
        {children(problem?.kind === kind && <Alert title={problem.message ?? failed} />)}
      </div>
    </Dialog>
  )
}
