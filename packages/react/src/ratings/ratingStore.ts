import type { Stars } from '@voice-rankings/contract'
import { createObservable } from '@voice-rankings/playback'
import type { Observable, WritableObservable } from '@voice-rankings/playback'
import type { Calls, Clock } from '@voice-rankings/sdk'
import type { Changes, VoiceScore } from '../runtime/index.ts'

/** Played text of a voice. */
export interface Heard {
  text: string
  /** Snippet that played; null for the voice's sample. */
  snippetId: string | null
}

/** State of the rating prompt. `dismissed` lasts until the route changes. */
export interface RatingState {
  readonly status: 'hidden' | 'shown' | 'dismissed'
}

export interface RatingStore extends Observable<RatingState> {
  /** Playback started: requests a rating token. */
  begin: (heard: Heard) => void
  /** Playback ended: opens the prompt, unless the visitor has voted or dismissed it. */
  end: () => void
  /** Sends a vote and closes the prompt; resolves to true if the server saved it. */
  rate: (stars: Stars) => Promise<boolean>
  dismiss: () => void
  /** Sets the current route; another route resets the prompt. */
  enter: (route: string | undefined) => void
}

interface RatingOptions {
  client: Calls<'ratings.token' | 'ratings.save'>
  voiceId: string
  /** Stars given, by voice id. */
  votes: WritableObservable<ReadonlyMap<string, Stars>>
  changes: Pick<Changes, 'tell'>
  clock: Clock
}

/** Token lifetime: the server accepts tokens for six hours; slightly younger ones are renewed, in milliseconds. */
export const TOKEN_LIFETIME_MS = 5.5 * 3_600_000

interface Permission {
  readonly askedAt: number
  /** Undefined if the server issued none: the rating is then stored but not counted. */
  readonly token: Promise<string | undefined>
}

/** Store that requests a rating of a voice after playback and sends it. */
export function createRatingStore({ client, voiceId, votes, changes, clock }: RatingOptions): RatingStore {
  const state = createObservable<RatingState>({ status: 'hidden' })
  const show = (status: RatingState['status']) => state.setState({ status })
  const permissions = new Map<string | null, Permission>()
  let heard: Heard | null = null
  let route: string | undefined

  const vote = () => votes.getState().get(voiceId)

  function setVote(stars: Stars | undefined): void {
    const next = new Map(votes.getState())
    if (stars === undefined) next.delete(voiceId)
    else next.set(voiceId, stars)
    votes.setState(next)
  }

  async function askPermission(snippetId: string | null): Promise<string | undefined> {
    try {
      const { rating_token } = await client.ratings.token({ voice_id: voiceId, voice_snippet_id: snippetId })
      return rating_token
    } catch (error) {
      console.error('The permission to rate what is heard could not be had.', error)
      permissions.delete(snippetId)
      return undefined
    }
  }

  function begin(next: Heard): void {
    heard = next
    const { snippetId } = next
    const held = permissions.get(snippetId)
    const isFresh = held !== undefined && clock.now() - held.askedAt < TOKEN_LIFETIME_MS
    if (vote() !== undefined || isFresh) return
    permissions.set(snippetId, { askedAt: clock.now(), token: askPermission(snippetId) })
  }

  async function rate(stars: Stars): Promise<boolean> {
    if (heard === null) return false
    const { text, snippetId } = heard
    const before = vote()
    setVote(stars)
    show('hidden')
    try {
      const rating_token = await permissions.get(snippetId)?.token
      const rating = { voice_id: voiceId, voice_text: text, vote_value: stars, rating_token }
      const score = scoreOf(await client.ratings.save(rating))
      changes.tell({ kind: 'rating', voiceId, stars, score })
      return true
    } catch (error) {
      console.error('Failed to save rating.', error)
      if (vote() === stars) setVote(before)
      return false
    }
  }

  return {
    getState: state.getState,
    getInitialState: state.getInitialState,
    subscribe: state.subscribe,
    begin,
    end() {
      if (heard !== null && vote() === undefined && state.getState().status === 'hidden') show('shown')
    },
    rate,
    dismiss: () => show('dismissed'),
    enter(next) {
      if (next !== route) show('hidden')
      route = next
    },
  }
}

/** Rating summary in the response; null if the server did not send one. */
function scoreOf({ voice_rating, voice_rating_count }: Partial<VoiceScore>): VoiceScore | null {
  return voice_rating === undefined || voice_rating_count === undefined ? null : { voice_rating, voice_rating_count }
}
