import { parseVoicePath, voicePath, type VoiceListing, type VoicePath } from '@voice-rankings/contract'
import { voiceViewOf, voiceViewPath, type VoiceView } from '@voice-rankings/react/overview'
import type { Path } from 'react-router'

/**
 * Parameter in the router's address of the catalogue that names the open voice. The address bar shows the voice's page.
 */
const OPEN = 'open'

/** Voice opened above the catalogue. */
export interface OpenVoice {
  voicePath: VoicePath
  view: VoiceView
  /** Snippet id in the address; null for none. */
  snippetId: string | null
}

/** Views that are separate pages. */
const PAGES: readonly VoiceView[] = ['compare', 'chat']

/** Voice and view of an address; null for other pages. */
export function openVoiceOf({ pathname, search }: Path): OpenVoice | null {
  const path = pathname.startsWith('/voice/') ? parseVoicePath(pathname) : null
  const view = voiceViewOf(pathname)
  if (!path || PAGES.includes(view)) return null
  return { voicePath: path, view, snippetId: new URLSearchParams(search).get('snippet') }
}

/** Catalogue parameters with an open voice at the address `href`. */
export function withOpenVoice(search: string, href: string): string {
  const params = new URLSearchParams(search)
  params.set(OPEN, href)
  return `?${params.toString()}`
}

/** Voice of the list that is open at these parameters; undefined for none. */
export function openAmong(voices: readonly VoiceListing[], search: string): VoiceListing | undefined {
  const [path = ''] = new URLSearchParams(search).get(OPEN)?.split('?') ?? []
  return voices.find((voice) => voicePath(voice) === voiceViewPath(path, 'generate'))
}

/** True if two addresses show the same list, regardless of the open voice. */
export function isSameCatalogue(one: URL, other: URL): boolean {
  const [bare, otherBare] = [one, other].map(({ pathname, searchParams }) => {
    const params = new URLSearchParams(searchParams)
    params.delete(OPEN)
    return `${pathname}?${params.toString()}`
  })
  return bare === otherBare
}
