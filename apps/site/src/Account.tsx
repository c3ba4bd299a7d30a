import { loginPagePath, logoutPagePath } from '@voice-rankings/contract'
import { Button, Menu, MenuItem } from '@voice-rankings/react'
import { useLocation } from 'react-router'
import { useUser } from './useUser.ts'

/** The way in for visitors, and the user's own menu for those who are signed in. */
export function Account() {
  const user = useUser()
  const here = useHere()
  if (!user) {
    return (
      <a className="voice-button" data-variant="primary" data-size="medium" href={loginPagePath(here)}>
        Login
      </a>
    )
  }
  return (
    <Menu trigger={<Button>{user.username}</Button>}>
      <AccountItems />
    </Menu>
  )
}

/** The same as items of a menu. */
export function AccountItems() {
  const user = useUser()
  const here = useHere()
  if (!user) {
    return (
      <MenuItem asChild>
        <a href={loginPagePath(here)}>Login</a>
      </MenuItem>
    )
  }
  const left = (user.total_credits - user.voice_credits).toLocaleString('en-US')
  return (
    <>
      <p className="site-account">
        {user.user_email}
        <br />
        {left} of {user.total_credits.toLocaleString('en-US')} credits left
      </p>
      <MenuItem asChild>
        <a href={logoutPagePath(here)}>Logout</a>
      </MenuItem>
    </>
  )
}

/** The path of this page, to come back to. */
function useHere(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}
