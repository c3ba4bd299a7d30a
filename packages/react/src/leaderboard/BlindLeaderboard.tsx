import type { VoiceListing } from '@voice-rankings/contract'
import type { MouseEvent } from 'react'
import { useMessages } from '../runtime/index.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { BlindLeaderboardView } from './BlindLeaderboardView.tsx'
import { LeaderboardSelect } from './LeaderboardSelect.ts'
import { leaderboardMessages } from './messages.ts'
import { useBlindLeaderboard } from './useBlindLeaderboard.ts'
import type { BlindLeaderboardOptions } from './useBlindLeaderboard.ts'

export interface BlindLeaderboardProps extends BlindLeaderboardOptions, RootProps<HTMLDivElement> {
  /** The visitor chose a voice. Prevent the default of the event to keep its page from opening. */
  onSelect?: ((voice: VoiceListing, event: MouseEvent) => void) | undefined
}

/**
 * Voices ranked by blind votes: ranks as ranges, scores with intervals on one axis, and stars beside them.
 *
 * @example
 * <BlindLeaderboard blindUse="news" />
 */
export function BlindLeaderboard(props: BlindLeaderboardProps) {
  const texts = useMessages('leaderboard', leaderboardMessages)
  return (
    <LeaderboardSelect value={props.onSelect}>
      <BlindLeaderboardView {...useBlindLeaderboard(props)} {...rootProps(props)} texts={texts} />
    </LeaderboardSelect>
  )
}
