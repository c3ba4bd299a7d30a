import { OVERVIEW_OPEN_MARKER } from '@voice-rankings/react/overview'
import { useSyncExternalStore, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { SiteLink } from '../SiteLink.tsx'
import { loadOverview } from './loadOverview.ts'
import { openVoiceOf, withOpenVoice } from './openVoice.ts'

/** Where a dialog would fill the window, a voice is a page. */
const ROOM = '(min-width: 761px)'

/**
 * How links in the catalogue go to other pages: a voice opens over the list, which stays as it is below, and the address
 * becomes the voice's own. A new tab, a narrow screen and a browser without scripts show its page.
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

/** Loads it before it is wanted. When that fails, opening tells. */
const prepare = () => void loadOverview().catch(() => {})

/** Neither to a new tab or window nor a download. */
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
