import { STAR_VALUES } from '@voice-rankings/contract'
import type { Stars } from '@voice-rankings/contract'
import type { Observable, WritableObservable } from '@voice-rankings/playback'
import { createObservable } from '@voice-rankings/playback'
import type { Changes, VoiceScore } from './changes.ts'
import { onOwnerChange, ownerOf } from './owner.ts'
import type { PageSession } from './pageSession.ts'
import type { Preferences } from './preferences.ts'

/** Ratings made after the page was loaded, by voice id, shared by all components. */
export interface PageRatings {
  /** Stars that the visitor gave, in any tab. */
  readonly votes: WritableObservable<ReadonlyMap<string, Stars>>
  /** Rating summaries of voices, including the visitor's own rating. */
  readonly scores: Observable<ReadonlyMap<string, VoiceScore>>
}

interface PageRatingsOptions {
  preferences: Pick<Preferences, 'read' | 'write'>
  changes: Pick<Changes, 'listen'>
  session: Pick<PageSession, 'getState' | 'subscribe'>
}

/** Storage key of a visitor's votes: in a frame on another site, no cookie identifies them to the server. */
const VOTES_KEY = 'voiceVotes'
const NO_VOTES: ReadonlyMap<string, Stars> = new Map()

/** Creates the ratings of a page. A visitor's ratings become the user's on login, and are dropped on logout. */
export function createPageRatings({ changes, session, preferences }: PageRatingsOptions): PageRatings {
  const isVisitor = () => ownerOf(session.getState()) === null
  const votes = createObservable(isVisitor() ? parseVotes(preferences.read(VOTES_KEY)) : NO_VOTES)
  const scores = createObservable<ReadonlyMap<string, VoiceScore>>(new Map())
  changes.listen((change) => {
    if (change.kind !== 'rating') return
    const { voiceId, stars, score } = change
    votes.setState(new Map(votes.getState()).set(voiceId, stars))
    if (isVisitor()) keep([...votes.getState()])
    if (score) scores.setState(new Map(scores.getState()).set(voiceId, score))
  })
  onOwnerChange(session, (left) => {
    if (left === null) keep([])
    else votes.setState(NO_VOTES)
  })

  function keep(entries: readonly (readonly [string, Stars])[]): void {
    preferences.write(VOTES_KEY, JSON.stringify(entries))
  }
  // The server does not know the browser's storage.
  return { votes: { ...votes, getInitialState: () => NO_VOTES }, scores }
}

function parseVotes(text: string | null): ReadonlyMap<string, Stars> {
  try {
    return new Map((JSON.parse(text ?? '[]') as unknown[]).filter(isVote))
  } catch {
    return NO_VOTES
  }
}

function isVote(value: unknown): value is [string, Stars] {
  return Array.isArray(value) && STAR_VALUES.includes(value[1] as Stars)
}
