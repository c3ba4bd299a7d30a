import { useMessages } from '../runtime/index.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { BlindLeaderboardView } from './BlindLeaderboardView.tsx'
import { leaderboardMessages } from './messages.ts'
import { useBlindLeaderboard } from './useBlindLeaderboard.ts'
import type { BlindLeaderboardOptions } from './useBlindLeaderboard.ts'

export type BlindLeaderboardProps = BlindLeaderboardOptions & RootProps<HTMLDivElement>

/**
 * Voices ranked by blind votes: ranks as ranges, scores with intervals on one axis, and stars beside them.
 *
 * @example
 * <BlindLeaderboard blindUse="news" />
 */
export function BlindLeaderboard(props: BlindLeaderboardProps) {
  const texts = useMessages('leaderboard', leaderboardMessages)
  return <BlindLeaderboardView {...useBlindLeaderboard(props)} {...rootProps(props)} texts={texts} />
}
