import { useId, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { Button } from './Button.tsx'

interface NameFormProps {
  label: string
  /** Text of the submit button. */
  action: string
  /** Message for a name in use. */
  taken: string
  /** Names in use, without the current one. */
  names: readonly string[]
  /** Current name; absent for something new. */
  current?: string
  /** Maximum length of the name. */
  maxLength: number
  busy: boolean
  /** True if the maximum number is reached. */
  disabled?: boolean
  inputRef?: Ref<HTMLInputElement>
  /** Resolves to true if the server accepted the name; the box is then cleared. */
  onSubmit: (name: string) => Promise<boolean>
  /** Further buttons or fields. */
  children?: ReactNode
}

/** Form for a name, which rejects names in use. */
export function NameForm(props: NameFormProps) {
  const { label, action, taken, names, current = '', maxLength, busy, disabled = false, inputRef, onSubmit } = props
  const id = useId()
  const [name, setName] = useState(current)
  const isTaken = names.some((one) => key(one) === key(name))
  const isUsable = !disabled && name.trim() !== '' && name.trim() !== current && !isTaken
  async function submit() {
    if (isUsable && (await onSubmit(name))) setName('')
  }
  return (
    <form
      className="voice-name-form"
      part="name-form"
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
          maxLength={maxLength}
          autoComplete="off"
          aria-describedby={`${id}-taken`}
          aria-invalid={isTaken}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="primary" busy={busy} disabled={!isUsable || busy}>
          {action}
        </Button>
        {props.children}
      </div>
      <output id={`${id}-taken`}>{isTaken ? taken : ''}</output>
    </form>
  )
}

const key = (name: string) => name.trim().toLocaleLowerCase()
