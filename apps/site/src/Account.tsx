import { logoutPagePath } from '@voice-rankings/contract'
import {
  LoginButton,
  UserMenu,
  UserMenuItems,
  UserSummary,
  sessionMessages,
  useLogin,
  useMessages,
  useProfile,
} from '@voice-rankings/react'
import { MenuItem } from '@voice-rankings/react/ui'
import { accountMessages } from '@voice-rankings/react/account'
import { ACCOUNT_PATHS } from './accountPaths.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { WithoutScripts } from './plain/PlainAudio.tsx'
import { useAddress } from './useAddress.ts'
import { useLoginPage } from './useLoginPage.ts'

/** Login link for visitors, user menu for logged-in users. */
export function Account() {
  const profile = useProfile()
  const href = useLoginPage()
  return (
    <span className="site-account" ref={useKeptFocus(profile === null)}>
      {profile ? (
        <>
          <UserMenu pages={ACCOUNT_PATHS} />
          <PlainAccount username={profile.username} />
        </>
      ) : (
        <LoginButton href={href} data-variant="quiet" />
      )}
    </span>
  )
}

/** Username and logout link without scripts. */
function PlainAccount({ username }: { username: string }) {
  const { pathname, search } = useAddress()
  const { logout } = useMessages('account', accountMessages)
  return (
    <WithoutScripts>
      <a href="/app/home">{username}</a> <a href={logoutPagePath(pathname + search)}>{logout}</a>
    </WithoutScripts>
  )
}

/** User summary above the items of a menu. */
export function AccountSummary() {
  const profile = useProfile()
  return profile && <UserSummary profile={profile} />
}

/** Account actions as menu items. */
export function AccountItems({ onChangeUsername }: { onChangeUsername: () => void }) {
  const profile = useProfile()
  const { login } = useMessages('session', sessionMessages)
  const { href, isBusy, onClick } = useLogin({ href: useLoginPage() })
  if (profile) return <UserMenuItems pages={ACCOUNT_PATHS} onChangeUsername={onChangeUsername} />
  return (
    <MenuItem asChild>
      <a href={href} aria-busy={isBusy || undefined} onClick={onClick}>
        {login}
      </a>
    </MenuItem>
  )
}
