import type { Stars, Voice } from '@voice-rankings/contract'
import { useState, useSyncExternalStore } from 'react'
import { ownerOf, useRuntime } from '../runtime/index.ts'

/** A voice with the stars that the server knows of the visitor. */
export type RatedVoice = Pick<Voice, 'voice_id'> & Partial<Pick<Voice, 'voice_own_rating'>>

const NOBODY_VOTED: ReadonlyMap<string, Stars> = new Map()

/** The stars the visitor gave to a voice, on this page or before it was loaded; null before a vote. */
export function useVote({ voice_id: id, voice_own_rating: own = null }: RatedVoice): Stars | null {
  const { votes, session } = useRuntime()
  const readOwner = () => ownerOf(session.getSnapshot())
  const owner = useSyncExternalStore(session.subscribe, readOwner, () => ownerOf(session.getInitial()))
  // What the server knows of a vote is true of the person for whom the voice was loaded.
  const [loaded, setLoaded] = useState({ id, own, owner })
  if (loaded.id !== id || loaded.own !== own) setLoaded({ id, own, owner })
  const given = useSyncExternalStore(votes.subscribe, votes.getSnapshot, () => NOBODY_VOTED).get(id)
  return given ?? (loaded.owner === owner ? own : null)
}
