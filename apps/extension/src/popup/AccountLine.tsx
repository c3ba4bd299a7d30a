import type { UserProfile } from '@voice-rankings/contract'
import { useEffect, useState } from 'react'
import { browser } from 'wxt/browser'
import { isEnded, loggedOut } from '../account.ts'
import type { Account } from '../connectTo.ts'
import type { Messages } from '../messages.ts'
import { saveSettings } from '../settings.ts'
import type { Settings } from '../settings.ts'

interface AccountLineProps {
  texts: Messages
  server: string
  settings: Settings
  /** Null for a visitor. */
  account: Account | null
  /** Called after a logout, or when the login has ended elsewhere. */
  onEnded: () => void
}

/** Account that reads, its credits and the logout, or the way to the login. */
export function AccountLine({ texts, server, settings, account, onEnded }: AccountLineProps) {
  const [profile, setProfile] = useState<UserProfile | null>(null)
  const [isUnreachable, setUnreachable] = useState(false)

  async function end(): Promise<void> {
    await saveSettings(loggedOut(settings))
    onEnded()
  }
  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      if (!account) return
      const { signal } = controller
      const { user } = await account.client.account.status({}, { signal })
      if (user) return setProfile(user)
      if (!(await isEnded(server))) return setUnreachable(true)
      if (!signal.aborted) await end()
    }
    load().catch(() => void (!controller.signal.aborted && setUnreachable(true)))
    return () => controller.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each account; the callbacks are new in every render
  }, [account])

  async function logOut(): Promise<void> {
    setUnreachable(false)
    try {
      await account?.bearer.end()
      await browser.tabs.create({ url: `${server}/extension/logout` })
      await end()
    } catch {
      setUnreachable(true)
    }
  }

  if (!account) {
    return (
      <p>
        <button type="button" className="link" onClick={() => void openLogin()}>
          {texts.account.login}
        </button>
      </p>
    )
  }
  return (
    <>
      <p>
        {texts.account.user} <b dir="auto">{settings.account}</b>{' '}
        <button type="button" className="link" onClick={() => void logOut()}>
          {texts.account.logout}
        </button>
      </p>
      {profile ? <p>{texts.account.credits(profile.total_credits - profile.voice_credits)}</p> : null}
      {isUnreachable ? (
        <p role="alert" className="problem">
          {texts.problems.connection}
        </p>
      ) : null}
    </>
  )
}

/** The login needs a page that stays open while its window is in front, which a popup does not. */
async function openLogin(): Promise<void> {
  await browser.tabs.create({ url: '/popup.html' })
  window.close()
}
