import { useMessages } from '../runtime/index.ts'
import { LeaderboardView } from './LeaderboardView.tsx'
import { leaderboardMessages } from './messages.ts'
import type { LeaderboardOptions } from './useLeaderboard.ts'
import { useLeaderboard } from './useLeaderboard.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export type LeaderboardProps = LeaderboardOptions & RootProps<HTMLDivElement>

/**
 * Voices ranked by ratings with confidence intervals, and the unranked ones.
 *
 * @example
 * <Leaderboard languageCode="en" />
 */
export function Leaderboard(props: LeaderboardProps) {
  const texts = useMessages('leaderboard', leaderboardMessages)
  return <LeaderboardView {...useLeaderboard(props)} {...rootProps(props)} texts={texts} />
}
