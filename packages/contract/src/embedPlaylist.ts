import { frameNode, type EmbedLook, type EmbedTheme } from './embed.ts'
import type { MarkupNode } from './markup.ts'
import { printQuery } from './printQuery.ts'

/** Playlist on pages of other sites. */
export interface EmbeddedPlaylistSource {
  /** Address of the server, without a slash at its end. */
  readonly origin: string
  readonly playlistId: string
  /** Token of a share link; null for a public playlist. */
  readonly access: string | null
  /** Accessible name of a frame. */
  readonly name: string
}

/** Height of the frame of a playlist in pixels: its controls, three lines of its text and four items, which scroll. */
export const PLAYLIST_FRAME_HEIGHT = 520

/** Height of the element with three items. Reserving it avoids a layout shift when the script loads. */
const PLACE = 'display: block; min-height: 480px'

/**
 * Path of the page of a playlist for frames.
 *
 * @example
 * const path = playlistFramePath({ playlistId: 'p4Jr0wTz8LmQ', access: null })
 */
export function playlistFramePath(
  { playlistId, access }: Pick<EmbeddedPlaylistSource, 'playlistId' | 'access'>,
  theme: EmbedTheme = 'auto',
): string {
  const query = printQuery({ access, theme: theme === 'auto' ? null : theme })
  return `/embed/playlist/${encodeURIComponent(playlistId)}${query}`
}

/**
 * Element or frame of a playlist, to print or to show.
 *
 * @example
 * const playlist = { origin, name: 'Evening reading', playlistId: 'p4Jr0wTz8LmQ', access: null }
 * const node = playlistNode(playlist, { form: 'player', theme: 'auto' })
 */
export function playlistNode(
  source: EmbeddedPlaylistSource,
  { form, theme }: Pick<EmbedLook, 'theme'> & { readonly form: 'player' | 'frame' },
): MarkupNode {
  const { origin, playlistId, access, name } = source
  if (form === 'frame') {
    const src = origin + playlistFramePath(source, theme)
    return frameNode({ src, title: name, width: '100%', height: PLAYLIST_FRAME_HEIGHT })
  }
  const named = { 'playlist-id': playlistId, access: access ?? undefined }
  return { tag: 'voice-playlist', attributes: { ...named, theme: theme === 'auto' ? undefined : theme, style: PLACE } }
}
