import { LeaderboardElement } from './LeaderboardElement.ts'

LeaderboardElement.define()

declare global {
  interface HTMLElementTagNameMap {
    'voice-leaderboard': LeaderboardElement
  }
}
