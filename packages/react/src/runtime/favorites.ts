import type { VoiceListing } from '@voice-rankings/contract'
import type { Observable } from '@voice-rankings/playback'
import { createObservable } from '@voice-rankings/playback'
import { isClientError } from '@voice-rankings/sdk'
import type { Calls } from '@voice-rankings/sdk'
import type { Changes } from './changes.ts'
import type { LoginPrompt, LoginPromptTexts } from './loginPrompt.ts'
import { onOwnerChange, ownerOf } from './owner.ts'
import type { PageSession } from './pageSession.ts'

/** Voice fields needed for a favorite. */
export type FavoriteVoice = Pick<VoiceListing, 'voice_id' | 'voice_favorite_id'>

/** Favorite state of a voice, as changed on this page. */
export interface Favorite {
  /** State that the visitor sees and wants. */
  readonly isFavorite: boolean
  /** The server's id; null if there is none, or not yet. */
  readonly id: string | null
  /** `failed` after a change that the server refused, until the next one. */
  readonly status: 'saved' | 'saving' | 'failed'
}

/** The visitor's changed favorites by voice id, made here or in another tab, shared by all buttons of the page. */
export interface Favorites extends Observable<ReadonlyMap<string, Favorite>> {
  /** State of a voice: as changed on this page, or as loaded. */
  of(voice: FavoriteVoice): Favorite
  /** Adds or removes the voice. A visitor is asked to log in, with `texts`. */
  toggle(voice: FavoriteVoice, texts: LoginPromptTexts, onChange?: (favoriteId: string | null) => void): Promise<void>
}

interface FavoritesOptions {
  client: Calls<'favorites.set'>
  session: Pick<PageSession, 'getState' | 'subscribe' | 'refresh'>
  loginPrompt: Pick<LoginPrompt, 'open'>
  changes: Changes
}

const UNCHANGED: ReadonlyMap<string, Favorite> = new Map()

/** Creates the favorites of a page. Changes are optimistic and rolled back if the server refuses. */
export function createFavorites({ client, session, loginPrompt, changes }: FavoritesOptions): Favorites {
  const changed = createObservable(UNCHANGED)
  onOwnerChange(session, () => changed.setState(UNCHANGED))
  changes.listen((change, isElsewhere) => {
    if (change.kind !== 'favorite' || !isElsewhere) return
    const { voiceId, favoriteId: id } = change
    // A pending change here is newer.
    if (changed.getState().get(voiceId)?.status === 'saving') return
    set(voiceId, { isFavorite: id !== null, id, status: 'saved' })
  })

  function of(voice: FavoriteVoice): Favorite {
    return changed.getState().get(voice.voice_id) ?? asItCame(voice)
  }

  function set(id: string, favorite: Favorite): void {
    changed.setState(new Map(changed.getState()).set(id, favorite))
  }

  /** Sends changes until the server has the latest; resolves to the id it then has. */
  async function settle(voice: FavoriteVoice, first: string | null, isOwn: () => boolean): Promise<string | null> {
    let id = first
    while (isOwn() && of(voice).isFavorite !== (id !== null)) {
      const favorite = { voice_favorite_id: id, voice_id: voice.voice_id }
      const { voice_favorite_id: next } = await client.favorites.set(favorite)
      const isTaken = (next === null) !== (id === null)
      id = next
      if (!isTaken) break
      if (isOwn()) set(voice.voice_id, { ...of(voice), id })
    }
    return id
  }

  async function toggle(
    voice: FavoriteVoice,
    texts: LoginPromptTexts,
    onChange?: (favoriteId: string | null) => void,
  ): Promise<void> {
    if (!session.getState().known) await session.refresh()
    if (!session.getState().profile) return loginPrompt.open(texts)
    const { isFavorite, id, status } = of(voice)
    set(voice.voice_id, { isFavorite: !isFavorite, id, status: 'saving' })
    // The pending request picks up the new state when its response arrives.
    if (status === 'saving') return
    const owner = ownerOf(session.getState())
    const isOwn = () => ownerOf(session.getState()) === owner
    const rest = (now: Pick<Favorite, 'id' | 'status'>) => {
      if (!isOwn()) return
      set(voice.voice_id, { isFavorite: now.id !== null, ...now })
      if (now.id === id) return
      onChange?.(now.id)
      changes.tell({ kind: 'favorite', voiceId: voice.voice_id, favoriteId: now.id })
    }
    try {
      rest({ id: await settle(voice, id, isOwn), status: 'saved' })
    } catch (error) {
      console.error('The favorite could not be saved.', error)
      rest({ id: of(voice).id, status: 'failed' })
      if (isClientError(error) && error.kind === 'login_required') loginPrompt.open(texts)
    }
  }

  const { getState, getInitialState, subscribe } = changed
  return { getState, getInitialState, subscribe, of, toggle }
}

function asItCame({ voice_favorite_id: id }: FavoriteVoice): Favorite {
  return { isFavorite: id !== null, id, status: 'saved' }
}
