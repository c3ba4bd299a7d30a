import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { browser } from 'wxt/browser'
import { connectTo } from '../connectTo.ts'
import type { Messages } from '../messages.ts'
import { originOf } from '../originOf.ts'
import { DEFAULT_SERVER, saveSettings } from '../settings.ts'

interface ServerFormProps {
  texts: Messages['server']
  server: string | null
  /** Called before another server is connected, which ends the login at the present one. */
  onLeave: () => Promise<void>
  /** Called with the origin of the server. */
  onConnected: (server: string) => void
  /** Default: there is nothing to go back to. */
  onCancel?: (() => void) | undefined
}

/** Asks for the address of a server, and the browser for the permission to use that one only. */
export function ServerForm({ texts, server, onLeave, onConnected, onCancel }: ServerFormProps) {
  const id = useId()
  const [address, setAddress] = useState(server ?? DEFAULT_SERVER)
  const [problem, setProblem] = useState<'invalid' | 'denied' | 'unreachable' | null>(null)
  const [isConnecting, setConnecting] = useState(false)

  async function connect(): Promise<void> {
    const origin = originOf(address)
    if (!origin) return setProblem('invalid')
    setProblem(null)
    setConnecting(true)
    try {
      // The permission is asked for first: browsers allow it during a click only.
      if (!(await browser.permissions.request({ origins: [`${origin}/*`] }))) return setProblem('denied')
      await connectTo(origin, { timeoutMs: 10_000, retries: 0 }).voices.search({ limit: 1 })
      // A server that is gone can end no login.
      if (origin !== server) await onLeave().catch(console.warn)
      // Voices of another server have other ids.
      await saveSettings({ server: origin, ...(origin !== server && { voices: {}, account: null }) })
      if (server && server !== origin) void browser.permissions.remove({ origins: [`${server}/*`] }).catch(console.warn)
      onConnected(origin)
    } catch {
      setProblem('unreachable')
    } finally {
      setConnecting(false)
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isConnecting) void connect()
  }
  return (
    <form className="server" onSubmit={submit} noValidate>
      <h1>{texts.title}</h1>
      <p id={`${id}-hint`}>{texts.hint}</p>
      <label htmlFor={id}>{texts.label}</label>
      <input
        id={id}
        type="url"
        dir="ltr"
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        value={address}
        aria-invalid={problem === 'invalid'}
        aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
        onChange={({ target }) => setAddress(target.value)}
      />
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="problem">
          {texts[problem]}
        </p>
      ) : null}
      <div className="row">
        <button type="submit" className="primary" aria-disabled={isConnecting}>
          {isConnecting ? texts.connecting : texts.connect}
        </button>
        {onCancel ? (
          <button type="button" onClick={onCancel}>
            {texts.cancel}
          </button>
        ) : null}
      </div>
    </form>
  )
}
