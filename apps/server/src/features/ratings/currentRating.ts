/** Current ratings of one voice that are alike; a rater's is the mean of their stars over all texts of the voice. */
export interface CurrentRating {
  readonly voice_id: string
  /** Of the voice, such as `en`. */
  readonly language: string
  /** 1-5. */
  readonly stars: number
  /** How much it counts, above 0 and at most 1. */
  readonly weight: number
  /** How many raters gave it. */
  readonly raters: number
  /** Nobody vouches for who gave it. */
  readonly anonymous: boolean
}
