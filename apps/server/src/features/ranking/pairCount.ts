/** Votes on one pair of voices, counted by outcome. */
export interface PairCount {
  /** Ids of the voices, in any order. */
  readonly first: string
  readonly second: string
  /** Weight of each of these votes, above 0 and at most 1. A lower weight than 1 is that of a visitor. */
  readonly weight: number
  /** Number of votes for each voice. */
  readonly firstWins: number
  readonly secondWins: number
  /** Number of votes for neither: about the same, or both bad. */
  readonly draws: number
}
