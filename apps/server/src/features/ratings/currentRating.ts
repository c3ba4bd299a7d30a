/**
 * Current ratings of one voice with equal values, grouped. Current rating: the mean of a rater's stars over all texts
 * of the voice.
 */
export interface CurrentRating {
  readonly voice_id: string
  /** Language of the voice, such as `en`. */
  readonly language: string
  /** 1-5. */
  readonly stars: number
  /** Weight, above 0 and at most 1. */
  readonly weight: number
  /** Number of raters in the group. */
  readonly raters: number
  /** True for visitors without an account. */
  readonly anonymous: boolean
}
