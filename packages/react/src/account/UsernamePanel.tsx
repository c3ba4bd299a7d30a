import type { RefObject } from 'react'
import { useRef } from 'react'
import { useMessages, useOwnerChange, useProfile } from '../runtime/index.ts'
import { Dialog } from '../ui/index.ts'
import type { AccountMessages } from './messages.ts'
import { accountMessages } from './messages.ts'
import type { SaveProblem } from './usernameStore.ts'
import { UsernameFormView } from './UsernameFormView.tsx'
import type { UsernameOptions } from './useUsername.ts'
import { useUsername } from './useUsername.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

interface UsernamePanelProps extends RootProps {
  onOpenChange: (open: boolean) => void
}

/** Content of the open username dialog. */
export function UsernamePanel({ onOpenChange, ...props }: UsernamePanelProps) {
  const texts = useMessages('account', accountMessages)
  const profile = useProfile()
  const input = useRef<HTMLInputElement>(null)
  useOwnerChange(() => onOpenChange(false))
  if (!profile) return null
  const close = () => onOpenChange(false)
  return (
    <Dialog
      title={texts.changeUsername}
      closeLabel={texts.close}
      initialFocus={input}
      open
      onOpenChange={onOpenChange}
      {...rootProps(props)}
    >
      <UsernameForm profile={profile} input={input} onSaved={close} onCancel={close} />
    </Dialog>
  )
}

interface UsernameFormProps extends UsernameOptions {
  input: RefObject<HTMLInputElement | null>
  onCancel: () => void
}

/** Separate component, so its state is reset whenever the dialog opens. */
function UsernameForm({ input, onCancel, ...options }: UsernameFormProps) {
  const texts = useMessages('account', accountMessages)
  const form = useUsername(options)
  return (
    <UsernameFormView
      {...form}
      texts={texts}
      problem={form.problem && problemText(form.problem, texts)}
      inputRef={input}
      onCancel={onCancel}
    />
  )
}

function problemText(problem: SaveProblem, texts: AccountMessages): string {
  if (problem.kind === 'refused') return problem.message
  return problem.kind === 'unknown' ? texts.unknownError : texts.saveFailed
}
