import type { VoiceListing } from '@voice-rankings/contract'
import { createContext } from 'react'
import type { MouseEvent } from 'react'

/** Handler for the voice that the visitor opens from a row. */
export const LeaderboardSelect = createContext<((voice: VoiceListing, event: MouseEvent) => void) | undefined>(
  undefined,
)
