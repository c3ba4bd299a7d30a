/** Longest audio one job may become, in seconds; 500 digits already last 134 s, so characters alone are no bound. */
export const MAX_AUDIO_SECONDS = 180

/**
 * Longest that a text may last at normal speed, as estimated before it is spoken, in seconds: 1,000 ordinary characters take 75, 500
 * figures would take twice that and hold an engine as long. At half speed it is {@link MAX_AUDIO_SECONDS} that counts.
 */
export const MAX_EXPECTED_SECONDS = 120

/** Longest text a local engine takes at once, in characters (UTF-16 units, as `length` and `maxlength` count). */
export const MAX_CHARACTERS = 1000
