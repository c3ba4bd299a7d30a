import { GENDERS, type VoicePath } from '@voice-rankings/contract'
import { decodeSegment } from '../../kernel/http/decodeSegment.ts'

/** Voice in an address, or one of its snippets. */
export interface EmbeddedVoice {
  /** Voice in the address; null where it names only a snippet. */
  readonly path: VoicePath | null
  /** Snippet in the address. */
  readonly snippetId: string | null
}

/** Playlist in an address; a share link names it by its token alone. */
export interface EmbeddedPlaylist {
  readonly playlistId: string | null
  /** Token of a share link. */
  readonly access: string | undefined
}

/** Subject of an address of the site. */
export type EmbeddedPage = EmbeddedVoice | EmbeddedPlaylist

/** Framed pages of a voice. */
const FRAMED = /^\/embed\/(voice|overview)\//

/** Parses an address of a page, framed or not; null for an address without a voice, snippet, playlist or link of this site. */
export function embeddedPage(address: string, origin: string): EmbeddedPage | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  // The scheme is ignored: people paste addresses from their browser, and a proxy may terminate TLS.
  if (url.host !== new URL(origin).host || !/^https?:$/.test(url.protocol)) return null
  const inFrame = /^\/embed\/snippet\/([^/]+)\/?$/.exec(url.pathname)
  if (inFrame) return { path: null, snippetId: decodeSegment(inFrame[1] ?? '') }
  return playlistIn(url) ?? voiceIn(url)
}

function playlistIn({ pathname, searchParams }: URL): EmbeddedPlaylist | null {
  const [, room, segment = ''] = /^\/(playlist|embed\/playlist|shared)\/([^/]+)\/?$/.exec(pathname) ?? []
  if (room === undefined) return null
  const name = decodeSegment(segment)
  return room === 'shared'
    ? { playlistId: null, access: name }
    : { playlistId: name, access: (room !== 'playlist' && searchParams.get('access')) || undefined }
}

function voiceIn({ pathname, searchParams }: URL): EmbeddedVoice | null {
  const [, room, service, gender, speaker] = pathname.replace(FRAMED, '/voice/').split('/').map(decodeSegment)
  const known = GENDERS.find((one) => one === gender?.toLowerCase())
  if (room !== 'voice' || !service || !known || !speaker) return null
  return {
    path: { voice_service: service, voice_gender: known, voice_speaker_id: speaker },
    snippetId: searchParams.get('snippet') || null,
  }
}
