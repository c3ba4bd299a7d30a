import { useMessages, useRuntime, useSession } from '../runtime/index.ts'
import type { FavoriteVoice } from '../runtime/index.ts'
import { favoritesMessages } from './messages.ts'
import { useStore } from 'zustand'

export interface FavoriteOptions {
  voice: FavoriteVoice
  /** The server has made the voice a favourite, with its new `voice_favorite_id`, or no longer: null. */
  onFavoriteChange?: (favoriteId: string | null) => void
}

/**
 * Whether a voice is among the visitor's favourites: the same for every button of the page about it.
 *
 * @example
 * const { isFavorite, toggle } = useFavorite({ voice })
 */
export function useFavorite({ voice, onFavoriteChange }: FavoriteOptions) {
  const { favorites } = useRuntime()
  const { prompt } = useMessages('favorites', favoritesMessages)
  const { profile, known } = useSession()
  const changed = useStore(favorites)
  const { isFavorite, status } = changed.get(voice.voice_id) ?? favorites.of(voice)
  return {
    /** Nobody's favourite for a visitor, even when the page was made for somebody who has logged out since. */
    isFavorite: isFavorite && (profile !== null || !known),
    isLoggedIn: profile !== null,
    status,
    toggle: () => void favorites.toggle(voice, prompt, onFavoriteChange),
  }
}
