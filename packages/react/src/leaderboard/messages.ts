/** Texts of the leaderboard. */
export const leaderboardMessages = {
  title: 'Leaderboard',
  caption: 'Voices by rating, best first',
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
  how: 'Scores are out of 5. Each bar spans the 95 % interval. If two bars overlap, their order may be chance.',
  unranked: 'Unranked',
  unrankedHint: (needed: number) => `A voice needs ${needed} ratings to be ranked. Listen to one and rate it.`,
  ratedBy: (count: number, needed: number) => `${count} of ${needed} ratings`,
  loading: 'Loading the leaderboard…',
  empty: 'No matching voices.',
  noneRanked: 'No rankings yet.',
  failed: 'The leaderboard could not be loaded.',
  retry: 'Try again',
  more: 'Show more voices',
  top: 'Top rated',
  blind: {
    caption: 'Voices by blind votes, best first',
    columns: {
      rank: 'Rank',
      voice: 'Voice',
      score: 'Blind score',
      stars: 'Stars',
      sounds: 'Sounds',
      price: '1M chars',
      firstSound: 'First sound',
      words: 'Word times',
      licence: 'Licence',
      votes: 'Votes',
    },
    free: 'free',
    milliseconds: (ms: string) => `${ms} ms`,
    /** Time within which 95 % of the texts are ready. */
    slowest: (ms: string) => `95 % in ${ms} ms`,
    notMeasured: 'not measured yet',
    /** Units of prices that are not per million characters. */
    priceUnits: { byte: 'per 1M bytes', token: 'per 1M tokens', second: 'per minute' },
    ranks: (low: number, high: number) => (low === high ? `${low}` : `${low}–${high}`),
    margin: (points: number) => `± ${points}`,
    preliminary: 'preliminary',
    beforeChange: (count: string) => `Votes before the change: ${count}`,
    bounds: (low: number, high: number) => `95 % interval from ${low} to ${high}`,
    /** Column of the buttons that show what a narrow table has no columns for. */
    more: 'More',
    moreOf: (name: string) => `More about ${name}`,
    use: 'Use',
    allUses: 'All uses',
    language: 'Language',
    all: (voices: number, votes: number) =>
      `${voices === 1 ? '1 voice' : `${voices.toLocaleString('en-US')} voices`} · ${
        votes === 1 ? '1 vote' : `${votes.toLocaleString('en-US')} votes`
      } · bars are 95 % intervals`,
    excluded: (votes: number) =>
      votes === 1
        ? '1 vote was left out: too fast, not heard, or repeated.'
        : `${votes.toLocaleString('en-US')} votes were left out: too fast, not heard, or repeated.`,
    file: 'All votes as CSV',
    empty: 'No blind votes match these filters yet.',
  },
  prices: {
    title: 'Score against price',
    intro: 'The line joins voices that nobody beats for less.',
    axis: 'US dollars for one million characters',
    dots: 'Voices, cheapest first',
    point: (name: string, provider: string, score: string, price: string) =>
      `${name}, ${provider}: ${score} points, ${price}`,
    hint: 'Point at a dot to see its voice. Arrow keys move between dots.',
    frontier: 'Nobody beats these for less',
    few: 'The chart needs two voices with a blind score and a price.',
  },
  history: {
    title: 'Score and rank over time',
    rank: (ranks: string) => `rank ${ranks}`,
    how: (language: string) => `Blind votes in ${language}. The band is the 95 % interval.`,
    changed: (day: string) => `Changed by ${day}: votes from before are of the earlier sound.`,
  },
}

export type LeaderboardMessages = typeof leaderboardMessages
