import { useEffect, useRef } from 'react'
import type { OverviewHistory } from './overviewHistory.ts'
import { pageHistory } from './overviewHistory.ts'

interface DialogAddressOptions {
  open: boolean
  /** Address of the dialog's content; null while it is unknown, or to keep the page's address. */
  href: string | null
  /** Replaces the page's own history. */
  history?: OverviewHistory
  /** The visitor went back. */
  onBack: () => void
}

/** Gives an open dialog its own history entry: going back closes the dialog, and closing it goes back. */
export function useDialogAddress({ open, href, history, onBack }: DialogAddressOptions): void {
  const back = useRef(onBack)
  useEffect(() => {
    back.current = onBack
  })
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = open && href !== null
  const address = useRef(href)
  useEffect(() => {
    address.current = href
  })

  useEffect(() => {
    if (!isOpen || address.current === null) return
    const entries = history ?? pageHistory(window)
    // Remounted right after it was unmounted, as in StrictMode: the entry already exists.
    clearTimeout(leaving.current)
    if (!entries.isMarked()) entries.push(address.current)
    const forget = entries.onPop(() => {
      if (!entries.isMarked()) back.current()
    })
    return () => {
      forget()
      leaving.current = setTimeout(() => {
        // The entry is unmarked if the visitor went back, or on to another page.
        if (entries.isMarked()) entries.back()
      })
    }
  }, [isOpen, history])
}
