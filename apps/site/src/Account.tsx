import { logoutPagePath } from '@voice-rankings/contract'
import {
  LoginButton,
  UserMenu,
  UserMenuItems,
  UserSummary,
  sessionMessages,
  useLogin,
  useProfile,
} from '@voice-rankings/react'
import { MenuItem } from '@voice-rankings/react/ui'
import { accountMessages } from '@voice-rankings/react/account'
import { siteMessages } from './messages.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { WithoutScripts } from './plain/PlainAudio.tsx'
import { useAddress } from './useAddress.ts'
import { useLoginPage } from './useLoginPage.ts'

const { pages } = siteMessages.mine

/** Login link for visitors, user menu for logged-in users. */
export function Account() {
  const profile = useProfile()
  const href = useLoginPage()
  return (
    <span className="site-account" ref={useKeptFocus(profile === null)}>
      {profile ? (
        <>
          <UserMenu pages={pages} />
          <PlainAccount username={profile.username} />
        </>
      ) : (
        <LoginButton href={href} />
      )}
    </span>
  )
}

/** Username and logout link without scripts. */
function PlainAccount({ username }: { username: string }) {
  const { pathname, search } = useAddress()
  return (
    <WithoutScripts>
      <a href="/app/home">{username}</a> <a href={logoutPagePath(pathname + search)}>{accountMessages.logout}</a>
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
  const { href, isBusy, onClick } = useLogin({ href: useLoginPage() })
  if (profile) return <UserMenuItems pages={pages} onChangeUsername={onChangeUsername} />
  return (
    <MenuItem asChild>
      <a href={href} aria-busy={isBusy || undefined} onClick={onClick}>
        {sessionMessages.login}
      </a>
    </MenuItem>
  )
}
