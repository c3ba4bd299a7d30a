import { useMessages } from '../runtime/index.ts'
import { LeaderboardView } from './LeaderboardView.tsx'
import { leaderboardMessages } from './messages.ts'
import type { LeaderboardOptions } from './useLeaderboard.ts'
import { useLeaderboard } from './useLeaderboard.ts'

export type LeaderboardProps = LeaderboardOptions

/** The voices by what listeners gave them, with how sure that is, and those that wait to be ranked. */
export function Leaderboard(props: LeaderboardProps) {
  return <LeaderboardView {...useLeaderboard(props)} texts={useMessages('leaderboard', leaderboardMessages)} />
}
