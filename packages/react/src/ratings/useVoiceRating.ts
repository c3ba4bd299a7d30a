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
  /** Sound that the player currently plays. */
  heard: Heard
  /** Sound that was playing before this hook mounted, if it is loaded lazily. Default: none. */
  began?: Heard
  /** Playback status. */
  status: TrackStatus
  /** The server has saved a rating. */
  onRatingSaved?: (stars: Stars) => void
}

export interface VoiceRatingModel {
  /** Stars that the visitor gave, on this page or before it was loaded; null before a vote. */
  readonly voted: Stars | null
  /**
   * True if the rating prompt is open: the voice has played to its end, is unrated, and the prompt was not dismissed on
   * this route.
   */
  readonly isAsked: boolean
  rate(stars: Stars): void
  dismiss(): void
}

/**
 * Headless rating prompt: when to request a rating of the playing voice, and the rating given.
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
  // A separate effect: the sound may change after the end, which must be handled once.
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
