import { isClientError, serverMessage, type Client } from '@voice-rankings/sdk'

/** What shows at once, before the server has it. */
const WATCHED = { setFavorite: 'favorite', saveRating: 'rating' } as const

/** Something that was shown as done and had to be taken back. */
export interface FailedSave {
  readonly kind: (typeof WATCHED)[keyof typeof WATCHED]
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
    setFavorite: watched(WATCHED.setFavorite, client.setFavorite),
    saveRating: watched(WATCHED.saveRating, client.saveRating),
  }
}
