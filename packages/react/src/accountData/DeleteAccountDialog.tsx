import { useId, useRef, useState } from 'react'
import { Alert, Button, Dialog } from '../ui/index.ts'
import type { AccountDataMessages } from './messages.ts'
import type { AccountDataModel } from './useAccountData.ts'

export interface DeleteAccountDialogProps extends Pick<
  AccountDataModel,
  'deletion' | 'asksPassword' | 'logoutHref' | 'onDelete'
> {
  texts: AccountDataMessages
  username: string
  onClose: () => void
}

/** Explains the deletion and asks for the username and, if the server requires it, the password. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { texts, username, deletion, asksPassword, logoutHref, onDelete, onClose } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const isDeleting = deletion.status === 'deleting'
  const isConfirmed = typed.trim() === username && (!asksPassword || password !== '')
  return (
    <Dialog open title={texts.delete} closeLabel={texts.close} initialFocus={input} onOpenChange={onClose}>
      <form
        className="voice-account-delete"
        part="account-delete-form"
        data-status={deletion.status}
        onSubmit={(event) => {
          event.preventDefault()
          if (isConfirmed && !isDeleting) onDelete(typed.trim(), password)
        }}
      >
        <ul>
          {texts.deleteEffects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        <label htmlFor={id}>{texts.confirmUsername(username)}</label>
        <input
          ref={input}
          id={id}
          className="voice-field"
          type="text"
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        {asksPassword && (
          <>
            <label htmlFor={`${id}-password`}>{texts.password}</label>
            <input
              // The field appears after a submission without it.
              ref={focusOnce}
              id={`${id}-password`}
              className="voice-field"
              type="password"
              value={password}
              autoComplete="current-password"
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => setPassword(target.value)}
            />
            <p id={`${id}-hint`}>{texts.passwordHint}</p>
          </>
        )}
        {deletion.status === 'failed' && (
          <Alert title={deletion.message ?? texts.deleteFailed}>
            {deletion.needsLogin && logoutHref !== null && <a href={logoutHref}>{texts.logOutFirst}</a>}
          </Alert>
        )}
        <div part="account-actions">
          <Button variant="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            part="account-delete-for-good"
            busy={isDeleting}
            disabled={!isConfirmed && !isDeleting}
            aria-disabled={isDeleting}
          >
            {isDeleting ? texts.deleting : texts.deleteForGood}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const focusOnce = (input: HTMLInputElement | null) => input?.focus()
