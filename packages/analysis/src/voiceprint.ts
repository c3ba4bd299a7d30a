/**
 * What a voice sounds like as numbers, made to be stored as JSON and compared by {@link createSimilarity}.
 *
 * The order of the numbers is internal; null stands for what a voice does not have (the pitch of a whisper).
 */
export interface Voiceprint {
  /** Features of the whole clip. */
  readonly whole: readonly (number | null)[]
  /** The same features of consecutive parts of the clip: they show how much one voice varies. */
  readonly parts: readonly (readonly (number | null)[])[]
}
