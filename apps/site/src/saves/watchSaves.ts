import { isClientError, serverMessage, type Client } from '@voice-rankings/sdk'

/** Optimistic update that failed and was rolled back. */
export interface FailedSave {
  readonly kind: 'favorite' | 'rating'
  /** The server's error text; null for none. */
  readonly message: string | null
}

/** Wraps a client to report failed saves of favourites and ratings, and null after a successful one. */
export function watchSaves(client: Client, tell: (failed: FailedSave | null) => void): Client {
  function watched<Args extends readonly unknown[], Answer>(
    kind: FailedSave['kind'],
    call: (...args: Args) => Promise<Answer>,
  ): (...args: Args) => Promise<Answer> {
    return async (...args) => {
      try {
        const answer = await call(...args)
        tell(null)
        return answer
      } catch (error) {
        // A required login has its own dialog.
        if (!isClientError(error) || error.kind !== 'login_required') tell({ kind, message: serverMessage(error) })
        throw error
      }
    }
  }
  return {
    ...client,
    favorites: { set: watched('favorite', client.favorites.set) },
    ratings: { ...client.ratings, save: watched('rating', client.ratings.save) },
  }
}
