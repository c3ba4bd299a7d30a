/** Longest audio one job may become, in seconds; 500 digits already last 134 s, so characters alone are no bound. */
export const MAX_AUDIO_SECONDS = 180

/**
 * Longest that a text may last at normal speed, as estimated before it is spoken, in seconds: 1,000 ordinary characters take 75, 500
 * figures would take twice that and hold an engine as long. At half speed it is {@link MAX_AUDIO_SECONDS} that counts.
 */
export const MAX_EXPECTED_SECONDS = 120

/** Longest text a local engine takes at once, in characters (UTF-16 units, as `length` and `maxlength` count). */
export const MAX_CHARACTERS = 1000

/** A local engine that has not finished a text after this time hangs and is stopped, in ms. */
export const JOB_TIMEOUT_MS = 30_000

/** A worker without work for this long ends and gives its memory back, in ms; the next text waits for half a second more. */
export const IDLE_MS = 60_000

/** Jobs that may wait for the workers of one engine; people's texts wait in a line before it. */
export const QUEUE_LIMIT = 64
