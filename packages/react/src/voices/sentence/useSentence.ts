import type { VoiceListing } from '@voice-rankings/contract'
import { TEXT_LIMITS, textLimit } from '@voice-rankings/contract'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { SENTENCE_KEY } from '../../runtime/preferences.ts'
import { usePreference, useProfile } from '../../runtime/index.ts'
import { SentenceCard } from './SentenceCard.tsx'
import type { Sentence } from './SentenceContext.ts'
import { useSharedSentence } from './useSharedSentence.ts'

/** Parses a stored sentence: at most the longest text that can be spoken, blank for none. */
export function parseSentence(stored: string | null): string {
  return (stored ?? '').slice(0, TEXT_LIMITS.paid)
}

export interface SentenceOptions {
  /** Voices of the list; the same array while they are the same. */
  voices: readonly VoiceListing[]
  /** The cards of the list are to speak a sentence, or their samples for null. */
  onSentenceChange: (sentence: Sentence | null) => void
}

/** Sentence that every card of a list speaks, remembered between visits. */
export function useSentence({ voices, onSentenceChange }: SentenceOptions) {
  const [text, onTextChange] = usePreference(SENTENCE_KEY, parseSentence)
  const accountLevel = useProfile()?.account_level
  const store = useSharedSentence()
  const { turn, takes } = useStore(store)
  const sentence = text.trim()
  const hasSentence = sentence !== ''

  useEffect(() => store.setText(sentence), [store, sentence])
  useEffect(() => {
    onSentenceChange(hasSentence ? { store, Card: SentenceCard } : null)
    return () => onSentenceChange(null)
  }, [store, hasSentence, onSentenceChange])
  useEffect(() => {
    if (voices.length === 0) return
    // The cards of other voices are gone, and their sounds with them.
    return () => store.stop()
  }, [store, voices])

  return {
    text,
    limit: textLimit(accountLevel),
    /** Hold limit that was reached. */
    held: [...takes.values()].find((take) => take.status === 'held'),
    turn,
    onTextChange,
    onPlayAll: () => (turn === null ? void store.playAll(voices) : store.stop()),
  }
}
