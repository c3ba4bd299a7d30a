import type { VoiceListing } from '@voice-rankings/contract'
import { TEXT_LIMITS, textLimit } from '@voice-rankings/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { lazyModule } from '../../loading/lazyModule.ts'
import { useLazyModule } from '../../loading/useLazyModule.ts'
import { askAllowance } from '../../player/index.ts'
import { useOwnerChange, usePreference, useProfile, useRuntime } from '../../runtime/index.ts'
import type { Sentence } from './SentenceContext.ts'
import type { SentenceState } from './sentenceStore.ts'

/** Storage key of the sentence. */
const SENTENCE_KEY = 'voiceSentence'

/** Parses a stored sentence: at most the longest text that can be spoken, blank for none. */
export function parseSentence(stored: string | null): string {
  return (stored ?? '').slice(0, TEXT_LIMITS.paid)
}

const sentenceModule = lazyModule(() => import('./sentenceParts.ts'))

const RESTING = createStore<SentenceState>(() => ({ text: '', takes: new Map(), turn: null }))

/** Sentence that every card speaks, remembered between visits; its code is loaded with the first use. */
export function useSentence(voices: readonly VoiceListing[]) {
  const runtime = useRuntime()
  const { client, playback } = runtime
  const [text, onTextChange] = usePreference(SENTENCE_KEY, parseSentence)
  const accountLevel = useProfile()?.account_level
  const [isWanted, setIsWanted] = useState(false)
  const sentence = text.trim()
  const parts = useLazyModule(sentenceModule, isWanted || sentence !== '')
  const store = useMemo(() => parts?.createSentenceStore({ client, playback }) ?? null, [parts, client, playback])
  const hasSentence = sentence !== ''
  const spoken = useMemo(
    (): Sentence | null => (store && parts && hasSentence ? { store, Card: parts.SentenceCard } : null),
    [store, parts, hasSentence],
  )
  const turn = useStore(store ?? RESTING, (state) => state.turn)

  useEffect(() => store?.setText(sentence), [store, sentence])
  useOwnerChange(store && store.renew)

  const waits = useRef(false)
  useEffect(() => {
    if (!store) return
    if (waits.current) void store.playAll(voices)
    waits.current = false
    // The cards of other voices are gone, and their sounds with them.
    return () => store.stop()
  }, [store, voices])

  return {
    text,
    limit: textLimit(accountLevel),
    /** For the cards; null without a sentence. */
    spoken,
    notes: store && parts && hasSentence ? { store, View: parts.SentenceNotes } : null,
    turn,
    onTextChange,
    onTextFocus: () => askAllowance(runtime),
    onPlayAll() {
      if (turn !== null) return store?.stop()
      if (store) return void store.playAll(voices)
      waits.current = true
      setIsWanted(true)
    },
  }
}
