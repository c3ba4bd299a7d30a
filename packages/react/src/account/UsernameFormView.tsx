import { USERNAME_MAX_LENGTH } from '@voice-rankings/contract'
import { useId } from 'react'
import type { Ref } from 'react'
import { Alert, Button, Spinner } from '../ui/index.ts'
import type { AccountMessages } from './messages.ts'
import type { UsernameModel } from './useUsername.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface UsernameFormViewProps extends Omit<UsernameModel, 'problem'>, RootProps<HTMLFormElement> {
  texts: AccountMessages
  /** Error text of a failed save; null for none. */
  problem: string | null
  inputRef: Ref<HTMLInputElement>
  onCancel: () => void
}

/** Form for a new username, with its availability beside it. */
export function UsernameFormView(props: UsernameFormViewProps) {
  const { texts, text, availability, message, isSaving, problem, canSave, inputRef } = props
  const id = useId()
  return (
    <form
      part="username"
      data-status={isSaving ? 'saving' : availability}
      onSubmit={(event) => {
        event.preventDefault()
        props.onSave()
      }}
      {...rootProps(props, 'voice-username')}
    >
      <p id={`${id}-help`}>{texts.usernameHelp}</p>
      <label htmlFor={id}>{texts.username}</label>
      <div part="username-field">
        <input
          ref={inputRef}
          id={id}
          className="voice-field"
          type="text"
          value={text}
          maxLength={USERNAME_MAX_LENGTH}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-help ${id}-message`}
          aria-invalid={message === 'too_short' || message === 'taken'}
          onChange={({ target }) => props.onTextChange(target.value)}
        />
        {availability === 'checking' && <Spinner />}
      </div>
      <output id={`${id}-message`} part="username-message" data-message={message ?? 'none'}>
        {availability === 'checking' ? texts.checking : message && texts.usernameMessages[message]}
      </output>
      {problem !== null && <Alert title={problem} />}
      <div part="username-actions">
        <Button variant="plain" onClick={props.onCancel}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          variant="primary"
          busy={isSaving}
          disabled={!canSave && !isSaving}
          aria-disabled={isSaving}
        >
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
