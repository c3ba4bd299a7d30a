import { useMessages, useRuntime, useSession } from '../runtime/index.ts'
import type { FavoriteVoice } from '../runtime/index.ts'
import { favoritesMessages } from './messages.ts'
import { useStore } from 'zustand'

export interface FavoriteOptions {
  voice: FavoriteVoice
  /** The server has saved the change: the new `voice_favorite_id`, or null after a removal. */
  onFavoriteChange?: (favoriteId: string | null) => void
}

/**
 * Favorite state of a voice, shared by all its buttons on the page.
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
    /** False for a visitor, even if the page was rendered for a user who has since logged out. */
    isFavorite: isFavorite && (profile !== null || !known),
    isLoggedIn: profile !== null,
    status,
    toggle: () => void favorites.toggle(voice, prompt, onFavoriteChange),
  }
}
