import type { ShareSettings } from '@voice-rankings/contract'

export const TARGET = { share_kind: 'snippet', target_id: 'a1' } as const

export const PLAYLIST = { share_kind: 'playlist', target_id: 'p1' } as const

export const LINK = { link_id: 'l1', created_at: '2026-03-11T12:00:00.000Z', expires_at: null }

/** Settings of an unlisted snippet with a link. */
export const SHARE: ShareSettings = {
  ...TARGET,
  target_name: 'Hello.',
  share_visibility: 'unlisted',
  allow_download: true,
  allow_embed: true,
  share_links: [LINK],
}
