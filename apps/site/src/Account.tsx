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
import { siteMessages } from './messages.ts'
import { useLoginPage } from './useLoginPage.ts'

const { pages } = siteMessages.mine

/** The way in for visitors, and the user's own menu for those who are signed in. */
export function Account() {
  const profile = useProfile()
  const href = useLoginPage()
  return profile ? <UserMenu pages={pages} /> : <LoginButton href={href} />
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
  if (profile) return <UserMenuItems pages={pages} onChangeUsername={onChangeUsername} />
  return (
    <MenuItem asChild>
      <a href={href} onClick={onClick}>
        {sessionMessages.login}
      </a>
    </MenuItem>
  )
}
