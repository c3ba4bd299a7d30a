import type { Stars } from '@voice-rankings/contract'
import type { TrackStatus } from '@voice-rankings/playback'
import { systemClock } from '@voice-rankings/sdk'
import { useEffect, useMemo, useRef } from 'react'
import { useRoute, usePlayerRuntime } from '../runtime/index.ts'
import type { Heard } from './ratingStore.ts'
import { createRatingStore } from './ratingStore.ts'
import type { RatedVoice } from './useVote.ts'
import { useVote } from './useVote.ts'
import { useStore } from 'zustand'

export interface VoiceRatingOptions {
  voice: RatedVoice
  /** What the player plays, as it is now. */
  heard: Heard
  /** What was playing before this hook was there, for one that is loaded late. Default: nothing. */
  began?: Heard
  /** Where its playback stands. */
  status: TrackStatus
  /** The server has taken a rating. */
  onRatingSaved?: (stars: Stars) => void
}

export interface VoiceRatingModel {
  /** The stars the visitor gave, on this page or before it was loaded; null before a vote. */
  readonly voted: Stars | null
  /** Whether the visitor is asked now: the voice was heard to its end, not voted on and not dismissed on this route. */
  readonly isAsked: boolean
  rate(stars: Stars): void
  dismiss(): void
}

/**
 * When to ask for a rating of the voice that is being heard, and what was given.
 *
 * @example
 * const rating = useVoiceRating({
 *   voice,
 *   heard: { snippetId: snippet.voice_snippet_id, text: snippet.voice_snippet_text },
 *   status: 'ended',
 * })
 */
export function useVoiceRating(options: VoiceRatingOptions): VoiceRatingModel {
  const { voice, heard, status, onRatingSaved } = options
  const { client, votes, changes } = usePlayerRuntime()
  const route = useRoute()
  const voiceId = voice.voice_id
  const store = useMemo(
    () => createRatingStore({ client, voiceId, votes, changes, clock: systemClock }),
    [client, voiceId, votes, changes],
  )
  const state = useStore(store)
  const voted = useVote(voice)
  const isVoted = voted !== null

  useEffect(() => store.enter(route), [store, route])

  const before = useRef(options.began)
  useEffect(() => {
    if (before.current && !isVoted) store.begin(before.current)
  }, [store, isVoted])

  const { text, snippetId } = heard
  useEffect(() => {
    if (status === 'playing' && !isVoted) store.begin({ text, snippetId })
  }, [store, isVoted, status, text, snippetId])
  // Of its own: what plays may change after the end, and the end is told once.
  useEffect(() => {
    if (status === 'ended') store.end()
  }, [store, status])

  return {
    voted,
    isAsked: state.status === 'shown' && !isVoted,
    rate: (stars) => void store.rate(stars).then((isSaved) => isSaved && onRatingSaved?.(stars)),
    dismiss: store.dismiss,
  }
}
