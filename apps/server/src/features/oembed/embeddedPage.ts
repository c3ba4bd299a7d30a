import { GENDERS, type VoicePath } from '@voice-rankings/contract'

/** What an address of the site is about. */
export interface EmbeddedPage {
  /** The voice that the address names; null where it names a snippet alone. */
  readonly path: VoicePath | null
  /** The snippet that the address names. */
  readonly snippetId: string | null
}

/** Pages of a voice that are made for frames. */
const FRAMED = /^\/embed\/(voice|overview)\//

/** What the page at that address is about, be it made for frames or not; null for one that is of no voice of this site. */
export function embeddedPage(address: string, origin: string): EmbeddedPage | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  // People paste what their browser shows; whether it was reached by TLS makes no difference to what it is.
  if (url.host !== new URL(origin).host || !/^https?:$/.test(url.protocol)) return null
  const inFrame = /^\/embed\/snippet\/([^/]+)\/?$/.exec(url.pathname)
  if (inFrame) return { path: null, snippetId: decode(inFrame[1] ?? '') }
  const [, room, service, gender, speaker] = url.pathname.replace(FRAMED, '/voice/').split('/').map(decode)
  const known = GENDERS.find((one) => one === gender?.toLowerCase())
  if (room !== 'voice' || !service || !known || !speaker) return null
  return {
    path: { voice_service: service, voice_gender: known, voice_speaker_id: speaker },
    snippetId: url.searchParams.get('snippet') || null,
  }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
