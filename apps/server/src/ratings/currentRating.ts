/** What one rater thinks of one voice now: the mean of their stars over all texts they rated. */
export interface CurrentRating {
  readonly voice_id: string
  /** Of the voice, such as `en`. */
  readonly language: string
  /** 1-5. */
  readonly stars: number
  /** How much it counts, above 0 and at most 1. */
  readonly weight: number
  /** Nobody vouches for who gave it. */
  readonly anonymous: boolean
}
