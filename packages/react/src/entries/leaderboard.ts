export { Leaderboard, LeaderboardView, TopVoices, leaderboardMessages, useLeaderboard } from '../leaderboard/index.ts'
export type {
  LeaderboardColumn,
  LeaderboardFilters,
  LeaderboardMessages,
  LeaderboardModel,
  LeaderboardOptions,
  LeaderboardProps,
  LeaderboardSort,
  LeaderboardViewProps,
  RankedVoice,
  TopVoicesProps,
} from '../leaderboard/index.ts'
