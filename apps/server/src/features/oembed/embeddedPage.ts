import { GENDERS, type VoicePath } from '@voice-rankings/contract'
import { decodeSegment } from '../../kernel/http/decodeSegment.ts'

/** Subject of an address of the site. */
export interface EmbeddedPage {
  /** Voice in the address; null where it names only a snippet. */
  readonly path: VoicePath | null
  /** Snippet in the address. */
  readonly snippetId: string | null
}

/** Framed pages of a voice. */
const FRAMED = /^\/embed\/(voice|overview)\//

/** Parses an address of a page, framed or not; null for an address without a voice or snippet of this site. */
export function embeddedPage(address: string, origin: string): EmbeddedPage | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  // The scheme is ignored: people paste addresses from their browser, and a proxy may terminate TLS.
  if (url.host !== new URL(origin).host || !/^https?:$/.test(url.protocol)) return null
  const inFrame = /^\/embed\/snippet\/([^/]+)\/?$/.exec(url.pathname)
  if (inFrame) return { path: null, snippetId: decodeSegment(inFrame[1] ?? '') }
  const [, room, service, gender, speaker] = url.pathname.replace(FRAMED, '/voice/').split('/').map(decodeSegment)
  const known = GENDERS.find((one) => one === gender?.toLowerCase())
  if (room !== 'voice' || !service || !known || !speaker) return null
  return {
    path: { voice_service: service, voice_gender: known, voice_speaker_id: speaker },
    snippetId: url.searchParams.get('snippet') || null,
  }
}
