import {
  FRAME_HEIGHT,
  PLAYLIST_FRAME_HEIGHT,
  playlistFramePath,
  type SpokenSnippet,
  voicePath,
} from '@voice-rankings/contract'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { requireReadable } from '../playlists/readPlayable.ts'
import { findLiveLink } from '../snippetAccess/findLiveLink.ts'
import type { SnippetAccess } from '../snippetAccess/createSnippetAccess.ts'
import { getSnippet } from '../snippets/snippetStore.ts'
import { titleOf } from '../snippets/titleOf.ts'
import { getVoice } from '../voices/getVoice.ts'
import type { EmbeddedPage, EmbeddedPlaylist, EmbeddedVoice } from './embeddedPage.ts'

/** What a frame shows. */
export interface FramedSubject {
  readonly title: string
  /** Path of the page for frames. */
  readonly path: string
  /** Default height of the frame, in pixels. */
  readonly height: number
  /** Path of its picture; null without one. */
  readonly picture: string | null
  /** True if its owner may close it at any time. */
  readonly isRevocable: boolean
}

export interface FramedServices {
  readonly database: Database
  readonly snippetAccess: SnippetAccess
}

/** Reads the subject of an address; null for one that is missing, private, or not allowed on other sites. */
export async function framedSubject(services: FramedServices, page: EmbeddedPage): Promise<FramedSubject | null> {
  try {
    return 'path' in page ? await framedVoice(services, page) : await framedPlaylist(services, page)
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'forbidden')) return null
    throw error
  }
}

async function framedVoice(services: FramedServices, page: EmbeddedVoice): Promise<FramedSubject | null> {
  const snippet = page.snippetId === null ? null : await findSnippet(services, page.snippetId)
  const path = page.path ?? snippet
  if (!path) return null
  const { voice } = await getVoice(services.database, path, null)
  // Another voice than the address names would mislead. oEmbed's status for private resources (401) would reveal
  // their existence.
  if (page.snippetId !== null && snippet?.voice_id !== voice.voice_id) return null
  const own = snippet ? `/snippet/${encodeURIComponent(snippet.voice_snippet_id)}` : voicePath(voice)
  return {
    title: snippet ? `${voice.voice_name}: “${titleOf(snippet.voice_snippet_text)}”` : voice.voice_name,
    path: `/embed${own}`,
    height: FRAME_HEIGHT.player,
    picture: `/og${own}.png`,
    isRevocable: snippet !== null,
  }
}

/** Returns the snippet if it is public and may be embedded. */
async function findSnippet(services: FramedServices, id: string): Promise<SpokenSnippet | null> {
  const { snippet } = await getSnippet(services, id, null)
  return snippet.voice_snippet_forbids?.includes('embed') ? null : snippet
}

async function framedPlaylist(
  { database: { queries } }: FramedServices,
  { playlistId, access }: EmbeddedPlaylist,
): Promise<FramedSubject | null> {
  const link = playlistId === null && access !== undefined ? await findLiveLink(queries, access) : undefined
  const id = playlistId ?? (link?.kind === 'playlist' ? link.targetId : null)
  if (id === null) return null
  const { row } = await requireReadable(queries, id, { key: null, access, isOfOtherSite: true })
  return {
    title: row.playlist_name,
    path: playlistFramePath({ playlistId: id, access: access ?? null }),
    height: PLAYLIST_FRAME_HEIGHT,
    picture: null,
    isRevocable: true,
  }
}
