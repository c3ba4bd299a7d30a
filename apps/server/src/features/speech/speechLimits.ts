/**
 * Maximum duration of a job's audio, in seconds. 500 digits already last 134 s, so a limit of characters does not
 * suffice.
 */
export const MAX_AUDIO_SECONDS = 180

/**
 * Maximum estimated duration of a text at normal speed, in seconds: 1,000 ordinary characters take 75, 500 digits twice
 * as long. At half speed {@link MAX_AUDIO_SECONDS} applies.
 */
export const MAX_EXPECTED_SECONDS = 120

/** Maximum length of a text for a local engine, in characters (UTF-16 units, as in `length` and `maxlength`). */
export const MAX_CHARACTERS = 1000
