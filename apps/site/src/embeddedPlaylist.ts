import type { PlayablePlaylist } from '@voice-rankings/contract'
import { isClientError, type Client } from '@voice-rankings/sdk'
import { answerOf, pageNotFound } from './answerOf.ts'

/** Description of the pages of playlists. */
export const PLAYLIST_DESCRIPTION = 'Samples and snippets of voices, played one after another, word by word.'

/** True unless the owner of a playlist keeps it from pages of other sites. */
export const mayEmbedPlaylist = ({ share_forbids }: Pick<PlayablePlaylist, 'share_forbids'>) =>
  share_forbids?.includes('embed') !== true

/**
 * Loads the playlist in a frame's address, with the token of a share link in `?access=`. One that is missing, closed, or
 * not allowed on other sites is a missing page.
 */
export async function loadEmbeddedPlaylist(client: Client, playlist_id: string, { url, signal }: Request) {
  const { pathname, searchParams } = new URL(url)
  const access = searchParams.get('access') ?? undefined
  const asked = client.playlists.get({ playlist_id, access }, { signal }).catch((error: unknown) => {
    if (isClientError(error) && 'code' in error && error.code === 'forbidden') throw pageNotFound(pathname)
    throw error
  })
  const playlist = await answerOf(asked, pathname)
  if (!mayEmbedPlaylist(playlist)) throw pageNotFound(pathname)
  return { playlist, access }
}
