import { useEffect, useState } from 'react'
import type { Messages } from '../messages.ts'
import { readSettings } from '../settings.ts'
import type { Settings } from '../settings.ts'
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

  if (!settings) return null
  const { server } = settings
  if (server === null || isChanging) {
    return (
      <ServerForm
        texts={texts.server}
        server={server}
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
      {isTab ? <p>{texts.read.ready}</p> : <PageReader {...{ texts, server, settings }} />}
      <footer>
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
