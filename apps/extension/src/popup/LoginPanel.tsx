import { createSession } from '@voice-rankings/sdk/session'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { askLogin } from '../account.ts'
import type { LoginAnswer } from '../account.ts'
import { connectAccount } from '../connectTo.ts'
import type { Messages } from '../messages.ts'
import { saveSettings } from '../settings.ts'

interface LoginPanelProps {
  texts: Messages
  server: string
}

/** Login at the server, which opens a window of it. It needs a tab: a popup of the extension closes when the window opens. */
export function LoginPanel({ texts, server }: LoginPanelProps) {
  const session = useMemo(() => createSession(connectAccount(server)), [server])
  const { login, problem, matchingCode, profile } = useSyncExternalStore(session.subscribe, session.getState)
  const [answer, setAnswer] = useState<LoginAnswer>('open')
  useEffect(() => () => session.close(), [session])
  const username = login === 4 ? profile?.username : undefined
  useEffect(() => {
    if (username === undefined) return
    void saveSettings({ account: username }).then(() => location.assign(`${server}/extension/login-complete`))
  }, [username, server])

  async function start(): Promise<void> {
    const found = await askLogin(server)
    setAnswer(found)
    if (found === 'open') session.login()
  }
  // A window that the browser has blocked opens during a click only.
  const press = () => (login > 0 ? session.login() : void start())
  const { account, problems } = texts
  const isUnreachable = answer === 'unreachable' || problem === 'no_connection'
  return (
    <section aria-label={account.login}>
      <p>{account.hint}</p>
      <div className="row">
        <button type="button" className="primary" onClick={press}>
          {account.login}
        </button>
      </div>
      {matchingCode ? (
        <output>
          {problem === 'popup_blocked' ? account.blocked : account.waiting} {account.code}{' '}
          <b dir="ltr">{matchingCode}</b>
        </output>
      ) : null}
      {answer === 'refused' ? (
        <p role="alert" className="problem">
          {account.refused} <code dir="ltr">{location.origin}</code>
        </p>
      ) : isUnreachable ? (
        <p role="alert" className="problem">
          {problems.connection}
        </p>
      ) : null}
    </section>
  )
}
