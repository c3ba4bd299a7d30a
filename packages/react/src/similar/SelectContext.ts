import type { SimilarByAttribute, SimilarVoice } from '@voice-rankings/contract'
import { createContext } from 'react'
import type { MouseEvent } from 'react'

type OnSelect = (voice: SimilarVoice | SimilarByAttribute, event: MouseEvent) => void

/** Handler for the chosen voice in the lists inside. */
export const SelectContext = createContext<OnSelect | undefined>(undefined)
