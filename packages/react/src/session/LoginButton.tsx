import { useMessages } from '../runtime/index.ts'
import { Button, Spinner } from '../ui/index.ts'
import { sessionMessages } from './messages.ts'
import { useLogin } from './useLogin.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface LoginButtonProps extends RootProps {
  /** Address of the separate login page; with it the button is a link that also works without scripts. */
  href?: string
  size?: 'small' | 'medium' | 'large'
}

/**
 * Button for visitors that opens the login in a popup.
 *
 * @example
 * <LoginButton href="/login" size="small" />
 */
export function LoginButton({ href, size = 'medium', ...props }: LoginButtonProps) {
  const texts = useMessages('session', sessionMessages)
  const login = useLogin({ href })
  if (href === undefined) {
    return (
      <Button
        variant="primary"
        size={size}
        busy={login.isBusy}
        part="login-button"
        onClick={login.onClick}
        {...rootProps(props)}
      >
        {texts.login}
      </Button>
    )
  }
  return (
    <a
      part="login-button"
      data-variant="primary"
      data-size={size}
      aria-busy={login.isBusy || undefined}
      href={login.href}
      onClick={login.onClick}
      {...rootProps(props, 'voice-button')}
    >
      {login.isBusy && <Spinner />}
      {texts.login}
    </a>
  )
}
