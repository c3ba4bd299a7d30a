import type { BlindUse, VoiceListing } from '@voice-rankings/contract'
import { BLIND_PAGE_SIZE } from '@voice-rankings/contract'
import { BlindLeaderboard } from '@voice-rankings/react/leaderboard'
import type { MouseEvent } from 'react'
import { useMemo } from 'react'

export interface PlacedLeaderboardProps {
  /** Language of the voices, such as `en`. Default: the language with the most votes. */
  languageCode?: string
  /** Use of the sentences: `narration`, `support`, `news`, `dialogue`, `numbers` or `own`. Default: all uses together. */
  blindUse?: BlindUse
  /** Id of the provider whose voices are listed, such as `flite`. Ranks stay those among all voices. Default: all providers. */
  service?: string
  /** Number of rows, 1–200; a button loads as many again. Default 50. */
  limit?: number
  /** The visitor chose a voice. Prevent the default of the event to keep its page from opening. */
  onSelect?: (voice: VoiceListing, event: MouseEvent) => void
}

/** Voices of a language by their score from blind votes. */
export function PlacedLeaderboard({ languageCode, blindUse, service, limit, onSelect }: PlacedLeaderboardProps) {
  const filters = useMemo(() => ({ languageCode, service }), [languageCode, service])
  const rows = limit && Math.min(Math.max(Math.round(limit), 1), BLIND_PAGE_SIZE.max)
  return <BlindLeaderboard filters={filters} blindUse={blindUse} limit={rows} onSelect={onSelect} />
}
