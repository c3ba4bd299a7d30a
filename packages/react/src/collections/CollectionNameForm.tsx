import type { Collection } from '@voice-rankings/contract'
import { COLLECTION_NAME_LIMIT } from '@voice-rankings/contract'
import { useId, useState } from 'react'
import type { Ref } from 'react'
import { Button } from '../ui/index.ts'

interface CollectionNameFormProps {
  label: string
  /** Text of the submit button. */
  action: string
  /** Message for a name in use. */
  taken: string
  collections: readonly Collection[]
  /** Collection to rename; without one a new one is created. */
  renamed?: Collection
  busy: boolean
  /** True if the maximum number is reached. */
  disabled?: boolean
  inputRef?: Ref<HTMLInputElement>
  /** Resolves to true if the server accepted the name; the box is then cleared. */
  onSubmit: (name: string) => Promise<boolean>
}

/** Form for the name of a collection, which rejects names in use. */
export function CollectionNameForm(props: CollectionNameFormProps) {
  const { label, action, taken, collections, renamed, busy, disabled = false, inputRef, onSubmit } = props
  const id = useId()
  const [name, setName] = useState(renamed?.collection_name ?? '')
  const isTaken = isNameTaken(collections, name, renamed?.collection_id)
  const isUsable = !disabled && name.trim() !== '' && name.trim() !== renamed?.collection_name && !isTaken
  async function submit() {
    if (isUsable && (await onSubmit(name))) setName('')
  }
  return (
    <form
      part="collection-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          ref={inputRef}
          id={id}
          className="voice-field"
          type="text"
          value={name}
          maxLength={COLLECTION_NAME_LIMIT}
          autoComplete="off"
          aria-describedby={`${id}-taken`}
          aria-invalid={isTaken}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="primary" busy={busy} disabled={!isUsable || busy}>
          {action}
        </Button>
      </div>
      <output id={`${id}-taken`}>{isTaken ? taken : ''}</output>
    </form>
  )
}

const key = (name: string) => name.trim().toLocaleLowerCase()

/** True if a collection other than `exceptId` has this name, ignoring case. */
function isNameTaken(collections: readonly Collection[], name: string, exceptId?: string): boolean {
  return collections.some((one) => one.collection_id !== exceptId && key(one.collection_name) === key(name))
}
