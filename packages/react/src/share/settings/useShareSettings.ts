import type { EmbeddedPlaylistSource, ShareKind, ShareLink } from '@voice-rankings/contract'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useMessages, useOwnerChange, useRuntime } from '../../runtime/index.ts'
import { useCopy } from '../../ui/useCopy.ts'
import type { CopyState } from '../../ui/useCopy.ts'
import { embedOrigin } from '../useShare.ts'
import { shareSettingsMessages } from './messages.ts'
import type { ShareSettingsMessages } from './messages.ts'
import { createShareSettingsStore } from './shareSettingsStore.ts'
import type { ShareChange, ShareSettingsState } from './shareSettingsStore.ts'
import type { SharedTarget } from './shareTarget.ts'

/** State and actions of share settings. */
export interface ShareSettingsModel extends Omit<ShareSettingsState, 'made'> {
  readonly texts: ShareSettingsMessages
  /** Address of the link that was just created; null without one, and once it is revoked. */
  readonly madeAddress: string | null
  /** Address of the podcast by that link, for a playlist; null without one. */
  readonly feedAddress: string | null
  /** Address of the page of something public; null for a snippet, whose page is that of its voice. */
  readonly pageAddress: string | null
  /** Address of a snippet for frames on other pages; null while there is none that others can open. */
  readonly frameAddress: string | null
  /** Playlist for other pages; null while others cannot open it there. */
  readonly playlistSource: EmbeddedPlaylistSource | null
  /** Address of the server, without a slash at its end; empty until the settings are loaded. */
  readonly origin: string
  readonly copied: CopyState
  onChange(change: ShareChange): void
  /** `days` until the end; null for a link without an end. */
  onCreateLink(days: number | null): void
  onRevoke(link: ShareLink): void
  onRestore(): void
  onDismiss(): void
  onCopy(text: string): void
  onRetry(): void
}

const DAY_MS = 86_400_000

/** First segments of the pages of what is public. */
const PAGES: Partial<Record<ShareKind, string>> = { playlist: 'playlist', collection: 'collection', work: 'read' }

/**
 * Headless share settings of a snippet, collection, playlist or work of the visitor.
 *
 * @example
 * const settings = useShareSettings({ share_kind: 'snippet', target_id: 'Qx3vT0hK8mZr5LwA2nYb1g' })
 */
export function useShareSettings(target: SharedTarget): ShareSettingsModel {
  const { client } = useRuntime()
  const texts = useMessages('shareSettings', shareSettingsMessages)
  const [store] = useState(() => createShareSettingsStore(client, target))
  const { made, ...state } = useStore(store)
  const [copied, copy] = useCopy()
  useEffect(() => void store.load(), [store])
  useOwnerChange(store.load)
  const share = state.part.status === 'ready' ? state.part.share : null
  const origin = share ? embedOrigin(client) : ''
  const token = made && share?.share_links.some(({ link_id }) => link_id === made.link_id) ? made.token : null
  const isPublic = share?.share_visibility === 'public'
  const frame = `${origin}/embed/snippet/${target.target_id}`
  const isOpen = isPublic || (share?.share_visibility === 'unlisted' && token !== null)
  const embedded = isOpen && share?.allow_embed ? share : null
  const access = isPublic ? null : token
  const page = isPublic ? PAGES[share.share_kind] : undefined
  return {
    ...state,
    texts,
    madeAddress: token === null ? null : `${origin}/shared/${token}`,
    feedAddress: token === null || target.share_kind !== 'playlist' ? null : `${origin}/podcasts/${token}/feed.xml`,
    pageAddress: page === undefined ? null : `${origin}/${page}/${target.target_id}`,
    frameAddress: embedded?.share_kind === 'snippet' ? frame + (access === null ? '' : `?access=${access}`) : null,
    playlistSource:
      embedded?.share_kind === 'playlist'
        ? { origin, playlistId: target.target_id, access, name: embedded.target_name }
        : null,
    origin,
    copied,
    onChange: (change) => void store.change(change),
    onCreateLink: (days) =>
      void store.createLink(days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString()),
    onRevoke: (link) => void store.revoke(link),
    onRestore: () => void store.restore(),
    onDismiss: store.dismiss,
    onCopy: copy,
    onRetry: () => void store.load(),
  }
}
