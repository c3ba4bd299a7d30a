import type { MouseEvent } from 'react'
import { usePlayerRuntime, useSession } from '../runtime/index.ts'
import { useAccountPage } from './useAccountPage.ts'

/**
 * A way in: put `href` and `onClick` on a link, or `onClick` on a button.
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
    /** Address of the login as a page of its own, for when there are no scripts, no popups or no realtime socket. */
    href: href ?? page ?? undefined,
    /** Whether a login is under way and will go on by itself, until the profile is there. */
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
