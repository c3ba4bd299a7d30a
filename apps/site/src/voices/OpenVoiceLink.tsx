import { OVERVIEW_OPEN_MARKER } from '@voice-rankings/react/overview'
import { useSyncExternalStore, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { SiteLink } from '../SiteLink.tsx'
import { loadOverview } from './loadOverview.ts'
import { openVoiceOf, withOpenVoice } from './openVoice.ts'

/** Minimum width for the dialog; on narrower screens a voice is a page. */
const ROOM = '(min-width: 761px)'

/**
 * Link in the catalogue. It opens a voice in a dialog above the list and changes the address to the voice's page. New
 * tabs, narrow screens and browsers without scripts get the page itself.
 */
export function OpenVoiceLink({ href = '', onClick, ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const hasRoom = useSyncExternalStore(subscribe, read, () => false)
  if (!hasRoom || openVoiceOf(pathOf(href)) === null) return <SiteLink {...props} href={href} onClick={onClick} />

  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    const state = { [OVERVIEW_OPEN_MARKER]: true }
    void navigate({ search: withOpenVoice(search, href) }, { mask: href, state, preventScrollReset: true })
  }
  return <Link {...props} to={href} onClick={open} onPointerEnter={prepare} onFocus={prepare} />
}

/** Preloads the dialog. Errors are reported when it opens. */
const prepare = () => void loadOverview().catch(() => {})

/** True for a plain click, not one that opens a new tab or window or downloads. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

function pathOf(href: string) {
  const { pathname, search, hash } = new URL(href, 'http://site')
  return { pathname, search, hash }
}

function subscribe(listener: () => void): () => void {
  const room = matchMedia(ROOM)
  room.addEventListener('change', listener)
  return () => room.removeEventListener('change', listener)
}

const read = () => matchMedia(ROOM).matches
