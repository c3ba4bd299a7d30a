import { STAR_VALUES } from '@voice-rankings/contract'
import type { Stars } from '@voice-rankings/contract'
import type { Observable, WritableObservable } from '@voice-rankings/playback'
import { createObservable } from '@voice-rankings/playback'
import type { Changes, VoiceScore } from './changes.ts'
import { onOwnerChange, ownerOf } from './owner.ts'
import type { PageSession } from './pageSession.ts'
import type { Preferences } from './preferences.ts'

/** What is known of ratings since the page was made, by voice id, shared by all that shows it. */
export interface PageRatings {
  /** The stars the visitor gave, in any tab. */
  readonly votes: WritableObservable<ReadonlyMap<string, Stars>>
  /** What the ratings of a voice came to with the visitor's own. */
  readonly scores: Observable<ReadonlyMap<string, VoiceScore>>
}

interface PageRatingsOptions {
  preferences: Pick<Preferences, 'read' | 'write'>
  changes: Pick<Changes, 'listen'>
  session: Pick<PageSession, 'getState' | 'subscribe'>
}

/** Where a visitor's votes are kept: in a frame of another site no cookie tells the server whose they are. */
const VOTES_KEY = 'voiceVotes'
const NO_VOTES: ReadonlyMap<string, Stars> = new Map()

/** Keeps the ratings of a page. What a visitor gave is theirs when they log in, and nobody's when they log out. */
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
  // A server does not know what the browser has kept.
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
