import type { MouseEvent } from 'react'
import { usePlayerRuntime, useSession } from '../runtime/index.ts'
import { useAccountPage } from './useAccountPage.ts'

/**
 * Login action: put `href` and `onClick` on a link, or `onClick` on a button.
 *
 * @example
 * const login = useLogin({ href: '/login' })
 * const link = <a href={login.href} onClick={login.onClick} aria-busy={login.isBusy}>Log in</a>
 */
export function useLogin({ href }: { href?: string } = {}) {
  const { session } = usePlayerRuntime()
  const { login, logout, problem, profile } = useSession()
  const page = useAccountPage('login')
  return {
    /** Address of the separate login page, used without scripts, popups or a realtime socket. */
    href: href ?? page ?? undefined,
    /** True while a login is in progress that needs no further action, until the profile has loaded. */
    isBusy: login > 0 && !profile && logout === 0 && problem === null,
    onClick(event: MouseEvent<HTMLElement>) {
      const { button, ctrlKey, metaKey, shiftKey, altKey } = event
      const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
      if (!isPlain || typeof globalThis.WebSocket !== 'function') return
      event.preventDefault()
      session.login()
    },
  }
}
