import { isClientError, serverMessage, type Client } from '@voice-rankings/sdk'

/** Something that was shown as done before the server had it, and had to be taken back. */
export interface FailedSave {
  readonly kind: 'favorite' | 'rating'
  /** The server's own sentence; null when it said none. */
  readonly message: string | null
}

/** The client, which tells what of a visitor's favourites and ratings could not be saved, and null once one could be. */
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
        // A login is asked for in a dialog of its own.
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
