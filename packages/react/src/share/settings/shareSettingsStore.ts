import type { ShareLink, ShareSettings, ShareVisibility } from '@voice-rankings/contract'
import { serverMessage } from '@voice-rankings/sdk'
import type { Calls } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { hasCode } from '../../requests/hasCode.ts'
import type { SharedTarget } from './shareTarget.ts'

/** Settings that a visitor changes. */
export interface ShareChange {
  readonly share_visibility?: ShareVisibility
  readonly allow_download?: boolean
  readonly allow_embed?: boolean
}

/** `missing`: the target does not exist, or is not the visitor's. */
export type SharePart =
  | { readonly status: 'loading' | 'failed' | 'missing' }
  | { readonly status: 'ready'; readonly share: ShareSettings }

export interface ShareSettingsState {
  readonly part: SharePart
  /** True while a change is being saved. */
  readonly isSaving: boolean
  /** Failed change; `message` is the server's text, or null. */
  readonly problem: { readonly message: string | null } | null
  /** Link that was just created, with its token, which is not known later. */
  readonly made: { readonly link_id: string; readonly token: string } | null
  /** Link that was just revoked and can be restored. */
  readonly revoked: ShareLink | null
}

export interface ShareSettingsStore extends Pick<
  StoreApi<ShareSettingsState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  load(): Promise<void>
  /** Changes are saved one at a time; another one is ignored meanwhile. */
  change(change: ShareChange): Promise<void>
  /** `expiresAt` in ISO 8601; null for a link without an end. */
  createLink(expiresAt: string | null): Promise<void>
  revoke(link: ShareLink): Promise<void>
  /** Restores the link that was revoked last. */
  restore(): Promise<void>
  /** Forgets the revoked link. */
  dismiss(): void
}

const ready = (share: ShareSettings): SharePart => ({ status: 'ready', share })
const withLink = (share: ShareSettings, link: ShareLink) =>
  ready({ ...share, share_links: [link, ...share.share_links] })

type ShareCall = 'get' | 'update' | 'createLink' | 'revokeLink' | 'restoreLink'

/** Store of the share settings of a target. */
export function createShareSettingsStore(
  client: Calls<`shares.${ShareCall}`>,
  target: SharedTarget,
): ShareSettingsStore {
  const store = createStore<ShareSettingsState>(() => ({
    part: { status: 'loading' },
    isSaving: false,
    problem: null,
    made: null,
    revoked: null,
  }))
  const { setState: set, getState: get } = store

  async function load(): Promise<void> {
    set({ part: { status: 'loading' } })
    try {
      const { share } = await client.shares.get(target)
      set({ part: { status: 'ready', share } })
    } catch (error) {
      const isMissing = hasCode(error, 'not_found')
      if (!isMissing) console.error('The share settings could not be loaded.', error)
      set({ part: { status: isMissing ? 'missing' : 'failed' } })
    }
  }

  /** Saves a change of the loaded settings. */
  async function save(work: (share: ShareSettings) => Promise<Partial<ShareSettingsState>>): Promise<void> {
    const { part, isSaving } = get()
    if (part.status !== 'ready' || isSaving) return
    set({ isSaving: true, problem: null })
    try {
      set({ ...(await work(part.share)), isSaving: false })
    } catch (error) {
      console.error('The share settings could not be changed.', error)
      set({ part, isSaving: false, problem: { message: serverMessage(error) } })
    }
  }

  return {
    getState: get,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    load,
    change: (change) =>
      save(async (before) => {
        // Shown at once; a failure takes it back.
        set({ part: ready({ ...before, ...change }) })
        const { share } = await client.shares.update({ ...target, ...change })
        return { part: ready(share) }
      }),
    createLink: (expires_at) =>
      save(async (share) => {
        const { share_link, share_token } = await client.shares.createLink({ ...target, expires_at })
        return { part: withLink(share, share_link), made: { link_id: share_link.link_id, token: share_token } }
      }),
    revoke: (link) =>
      save(async (share) => {
        await client.shares.revokeLink({ link_id: link.link_id })
        const share_links = share.share_links.filter(({ link_id }) => link_id !== link.link_id)
        return { part: ready({ ...share, share_links }), revoked: link }
      }),
    restore: () =>
      save(async (share) => {
        const { revoked } = get()
        if (!revoked) return {}
        const { share_link } = await client.shares.restoreLink({ link_id: revoked.link_id })
        return { part: withLink(share, share_link), revoked: null }
      }),
    dismiss: () => set({ revoked: null }),
  }
}
