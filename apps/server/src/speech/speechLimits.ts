/** Longest audio one job may become, in seconds; 500 digits already last 134 s, so characters alone are no bound. */
export const MAX_AUDIO_SECONDS = 180

/** Longest text a local engine takes at once, in characters (UTF-16 units, as `length` and `maxlength` count). */
export const MAX_CHARACTERS = 1000

/** A local engine that has not finished a text after this time hangs and is stopped, in ms. */
export const JOB_TIMEOUT_MS = 30_000

/** Texts that may wait for one engine before new ones are refused. */
export const QUEUE_LIMIT = 64
