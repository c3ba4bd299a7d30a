import type { Stars } from '@voice-rankings/contract'
import type { Observable, WritableObservable } from '@voice-rankings/playback'
import { createObservable } from '@voice-rankings/playback'
import type { Changes, VoiceScore } from './changes.ts'
import { onOwnerChange } from './owner.ts'
import type { PageSession } from './pageSession.ts'

/** What is known of ratings since the page was made, by voice id, shared by all that shows it. */
export interface PageRatings {
  /** The stars the visitor gave, in any tab. */
  readonly votes: WritableObservable<ReadonlyMap<string, Stars>>
  /** What the ratings of a voice came to with the visitor's own. */
  readonly scores: Observable<ReadonlyMap<string, VoiceScore>>
}

interface PageRatingsOptions {
  changes: Pick<Changes, 'listen'>
  session: Pick<PageSession, 'getSnapshot' | 'subscribe'>
}

/** Keeps the ratings of a page. What a visitor gave is theirs when they log in, and nobody's when they log out. */
export function createPageRatings({ changes, session }: PageRatingsOptions): PageRatings {
  const votes = createObservable<ReadonlyMap<string, Stars>>(new Map())
  const scores = createObservable<ReadonlyMap<string, VoiceScore>>(new Map())
  changes.listen((change) => {
    if (change.kind !== 'rating') return
    const { voiceId, stars, score } = change
    votes.set(new Map(votes.getSnapshot()).set(voiceId, stars))
    if (score) scores.set(new Map(scores.getSnapshot()).set(voiceId, score))
  })
  onOwnerChange(session, (left) => left !== null && votes.set(new Map()))
  return { votes, scores }
}
