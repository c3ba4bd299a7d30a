import { voicePath, type VoiceListing, type VoicePath } from '@voice-rankings/contract'
import { voiceViewOf, voiceViewPath, type VoiceView } from '@voice-rankings/react/overview'
import { matchPath, type Path } from 'react-router'

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
  const params = matchPath('/voice/:service/:gender/:speaker/:view?', pathname)?.params
  const gender = params?.gender
  const service = decode(params?.service)
  const speaker = decode(params?.speaker)
  const view = voiceViewOf(pathname)
  if (!service || (gender !== 'female' && gender !== 'male') || !speaker || PAGES.includes(view)) return null
  return {
    voicePath: { voice_service: service, voice_gender: gender, voice_speaker_id: speaker },
    view,
    snippetId: new URLSearchParams(search).get('snippet'),
  }
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

/** Decoded segment of an address, as the router decodes its own; undefined if malformed. */
function decode(part = ''): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
