/** Texts of the leaderboard. */
export const leaderboardMessages = {
  title: 'Leaderboard',
  caption: 'Voices by what listeners gave them, best first',
  columns: {
    rank: 'Rank',
    voice: 'Voice',
    score: 'Score',
    interval: '95 % interval',
    votes: 'Votes',
  },
  rank: (rank: number) => `#${rank}`,
  score: (score: number) => score.toFixed(2),
  interval: (low: number, high: number) => `${low.toFixed(2)}–${high.toFixed(2)}`,
  votes: (count: number) => count.toLocaleString('en-US'),
  votesInWords: (count: number) => (count === 1 ? '1 vote' : `${count.toLocaleString('en-US')} votes`),
  how: 'Scores are out of 5. A bar spans the 95 % interval: where two overlap, the order may be chance.',
  unranked: 'Unranked yet',
  unrankedHint: (needed: number) => `A voice is ranked once ${needed} people have rated it. Hear one and rate it.`,
  ratedBy: (count: number, needed: number) => `${count} of ${needed} ratings`,
  loading: 'Loading the leaderboard…',
  empty: 'No voice matches.',
  noneRanked: 'No voice is ranked yet.',
  failed: 'The leaderboard could not be loaded.',
  retry: 'Try again',
  more: 'Show more voices',
  top: 'Top rated',
}

export type LeaderboardMessages = typeof leaderboardMessages
