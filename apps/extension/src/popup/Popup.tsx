import { useEffect, useMemo, useState } from 'react'
import { loggedOut } from '../account.ts'
import { connectAccount, connectTo } from '../connectTo.ts'
import type { Messages } from '../messages.ts'
import { readSettings, saveSettings } from '../settings.ts'
import type { Settings } from '../settings.ts'
import { AccountLine } from './AccountLine.tsx'
import { LoginPanel } from './LoginPanel.tsx'
import { PageReader } from './PageReader.tsx'
import { ServerForm } from './ServerForm.tsx'

interface PopupProps {
  texts: Messages
  /** True in a tab, which opens after the installation. */
  isTab: boolean
}

/** What a click on the extension opens: the reader of the page in front, or first the form for a server. */
export function Popup({ texts, isTab }: PopupProps) {
  const [settings, setSettings] = useState<Settings | null>(null)
  const [isChanging, setChanging] = useState(false)
  const load = () => void readSettings().then(setSettings)
  useEffect(load, [])
  const server = settings?.server ?? null
  const isUser = settings !== null && settings.account !== null
  const account = useMemo(() => (server !== null && isUser ? connectAccount(server) : null), [server, isUser])
  const client = useMemo(() => account?.client ?? connectTo(server ?? ''), [server, account])

  if (!settings) return null
  if (server === null || isChanging) {
    return (
      <ServerForm
        texts={texts.server}
        server={server}
        onLeave={async () => {
          await account?.bearer.end()
          await saveSettings(loggedOut(settings))
        }}
        onConnected={(connected) => {
          if (isTab) return location.assign(`${connected}/extension/welcome`)
          setChanging(false)
          load()
        }}
        onCancel={server === null ? undefined : () => setChanging(false)}
      />
    )
  }
  return (
    <>
      {isTab ? <p>{texts.read.ready}</p> : null}
      {isTab && !account ? <LoginPanel {...{ texts, server }} /> : null}
      {isTab ? null : <PageReader {...{ texts, client, settings }} />}
      <footer>
        {isTab && !account ? null : <AccountLine {...{ texts, server, settings, account }} onEnded={load} />}
        <p>{texts.read.privacy}</p>
        <p>
          <span className="host" dir="ltr">
            {new URL(server).host}
          </span>{' '}
          <button type="button" className="link" onClick={() => setChanging(true)}>
            {texts.server.change}
          </button>
        </p>
      </footer>
    </>
  )
}
