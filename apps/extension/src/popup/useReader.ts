import { useEffect, useState } from 'react'
import { browser } from 'wxt/browser'
import { askReader, openReader } from '../openReader.ts'
import { POPUP_PORT } from '../protocol.ts'
import type { ReaderRequest, ReaderState } from '../protocol.ts'

/** Reader of the page in front. `state` is null while it is opened, `unreadable` in pages that are closed to extensions. */
export interface FrontReader {
  readonly state: ReaderState | null
  readonly isUnreadable: boolean
  ask(request: ReaderRequest): void
}

/** Opens the reader of the page in front and follows its state. */
export function useReader(): FrontReader {
  const [tabId, setTabId] = useState<number>()
  const [state, setState] = useState<ReaderState | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)

  useEffect(() => {
    let port: ReturnType<typeof browser.tabs.connect> | undefined
    let isClosed = false
    const open = async () => {
      const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
      if (tab?.id === undefined) throw new Error('There is no page in front.')
      await openReader(tab.id)
      if (isClosed) return
      port = browser.tabs.connect(tab.id, { name: POPUP_PORT })
      port.onMessage.addListener((next: ReaderState) => setState(next))
      setTabId(tab.id)
    }
    open().catch(() => setUnreadable(true))
    return () => {
      isClosed = true
      port?.disconnect()
    }
  }, [])

  return {
    state,
    isUnreadable,
    ask: (request) => void (tabId !== undefined && askReader(tabId, request)),
  }
}
