import { createContext } from 'react'
import type { ComponentType } from 'react'
import type { VoiceCardProps } from '../VoiceCardView.tsx'
import type { SentenceStore } from './sentenceStore.ts'

/** A sentence that cards speak in place of their samples. */
export interface Sentence {
  readonly store: SentenceStore
  readonly Card: ComponentType<VoiceCardProps & { store: SentenceStore }>
}

/** Sentence of the list; null without one. */
export const SentenceContext = createContext<Sentence | null>(null)
