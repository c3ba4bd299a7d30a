import { useEffect, useRef } from 'react'
import type { OverviewHistory } from './overviewHistory.ts'
import { pageHistory } from './overviewHistory.ts'

interface DialogAddressOptions {
  open: boolean
  /** Address of what the dialog shows; null while it is not known, or to leave the address alone. */
  href: string | null
  /** Takes the place of the page's own history. */
  history?: OverviewHistory
  /** The visitor has gone back. */
  onBack: () => void
}

/**
 * Gives a dialog an address of its own while it is open: an entry is added that leads to what it shows, going back closes
 * it, and closing it goes back.
 */
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
    // Mounted once more right after it was left, as in StrictMode: the entry is there already.
    clearTimeout(leaving.current)
    if (!entries.isMarked()) entries.push(address.current)
    const forget = entries.onPop(() => {
      if (!entries.isMarked()) back.current()
    })
    return () => {
      forget()
      leaving.current = setTimeout(() => {
        // Unmarked when the visitor went back, or on to another page.
        if (entries.isMarked()) entries.back()
      })
    }
  }, [isOpen, history])
}
