export { Leaderboard, LeaderboardView, TopVoices, useLeaderboard } from '../leaderboard/index.ts'
export type {
  LeaderboardColumn,
  LeaderboardFilters,
  LeaderboardModel,
  LeaderboardOptions,
  LeaderboardProps,
  LeaderboardSort,
  LeaderboardViewProps,
  RankedVoice,
  TopVoicesProps,
} from '../leaderboard/index.ts'
