import { loginPagePath } from '@voice-rankings/contract'
import {
  LoginButton,
  MenuItem,
  UserMenu,
  UserMenuItems,
  UserSummary,
  sessionMessages,
  useLogin,
  useProfile,
} from '@voice-rankings/react'
import { useLocation } from 'react-router'

/** The way in for visitors, and the user's own menu for those who are signed in. */
export function Account() {
  const profile = useProfile()
  const href = useLoginPage()
  return profile ? <UserMenu /> : <LoginButton href={href} />
}

/** Who is signed in, above the items of a menu. */
export function AccountSummary() {
  const profile = useProfile()
  return profile && <UserSummary profile={profile} />
}

/** The same as items of a menu. */
export function AccountItems({ onChangeUsername }: { onChangeUsername: () => void }) {
  const profile = useProfile()
  const { href, onClick } = useLogin({ href: useLoginPage() })
  if (profile) return <UserMenuItems onChangeUsername={onChangeUsername} />
  return (
    <MenuItem asChild>
      <a href={href} onClick={onClick}>
        {sessionMessages.login}
      </a>
    </MenuItem>
  )
}

/** The login as a page of its own, which leads back here: for those without scripts or popups. */
function useLoginPage(): string {
  const { pathname, search } = useLocation()
  return loginPagePath(pathname + search)
}
