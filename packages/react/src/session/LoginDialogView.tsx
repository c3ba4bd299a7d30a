import { useRef } from 'react'
import { Button, Dialog } from '../ui/index.ts'
import type { SessionMessages } from './messages.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface LoginDialogViewProps extends RootProps {
  texts: SessionMessages
  open: boolean
  title: string
  description: string
  onChoose: () => void
  onClose: () => void
}

/**
 * Dialog that invites a visitor to log in.
 *
 * @example
 * <LoginDialogView
 *   open={isOpen}
 *   title="Log in"
 *   description="Log in to keep this voice."
 *   texts={sessionMessages}
 *   onChoose={() => location.assign('/login')}
 *   onClose={() => setOpen(false)}
 * />
 */
export function LoginDialogView(props: LoginDialogViewProps) {
  const { texts, open, title, description, onChoose, onClose } = props
  const choose = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={title}
      titleHidden
      closeLabel={texts.close}
      initialFocus={choose}
      open={open}
      onOpenChange={(next) => next || onClose()}
      {...rootProps(props)}
    >
      <div className="voice-login" part="login">
        {/* Already the dialog's accessible name. */}
        <p part="login-title" aria-hidden="true">
          {title}
        </p>
        <p part="login-description">{description}</p>
        <Button ref={choose} variant="primary" size="large" part="login-choose" onClick={onChoose}>
          {texts.choose}
        </Button>
        <Button variant="plain" part="login-later" onClick={onClose}>
          {texts.later}
        </Button>
      </div>
    </Dialog>
  )
}
