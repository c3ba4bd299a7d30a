import { voicePath, type VoiceListing, type VoicePath } from '@voice-rankings/contract'
import { voiceViewOf, voiceViewPath, type VoiceView } from '@voice-rankings/react/overview'
import { matchPath, type Path } from 'react-router'

/** Names, in the router's own address of the catalogue, the voice that is open over it. The address bar shows its page. */
const OPEN = 'open'

/** What is open over the catalogue. */
export interface OpenVoice {
  voicePath: VoicePath
  view: VoiceView
  /** The snippet that the address names; null for none. */
  snippetId: string | null
}

/** Views that are pages of their own. */
const PAGES: readonly VoiceView[] = ['compare', 'chat']

/** The voice that an address shows, and how; null for other pages. */
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

/** The parameters of the catalogue with a voice open over it, by what the address bar then says. */
export function withOpenVoice(search: string, href: string): string {
  const params = new URLSearchParams(search)
  params.set(OPEN, href)
  return `?${params.toString()}`
}

/** Which of these voices is open over the catalogue at these parameters; undefined for none of them. */
export function openAmong(voices: readonly VoiceListing[], search: string): VoiceListing | undefined {
  const [path = ''] = new URLSearchParams(search).get(OPEN)?.split('?') ?? []
  return voices.find((voice) => voicePath(voice) === voiceViewPath(path, 'generate'))
}

/** Whether two addresses are of the same list, whichever of its voices is open. */
export function isSameCatalogue(one: URL, other: URL): boolean {
  const [bare, otherBare] = [one, other].map(({ pathname, searchParams }) => {
    const params = new URLSearchParams(searchParams)
    params.delete(OPEN)
    return `${pathname}?${params.toString()}`
  })
  return bare === otherBare
}

/** A part of an address as it is meant, which is how the router gives the parts of its own; nothing for one that has no meaning. */
function decode(part = ''): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
