/**
 * Limits, defaults and delays shared by client and server. Delays are in milliseconds and end in `_MS`; those of the
 * interface alone are defined there.
 */

/** Maximum length of a search term; longer ones are rejected, not truncated. */
export const SEARCH_TERM_LIMIT = 200

/** Default speech speed: 1 = as the engine speaks. */
export const DEFAULT_VOICE_SPEED = 1

/** Permitted speeds, as factors of the voice's own speed. */
export const VOICE_SPEED_RANGE = [0.5, 2] as const

/** Maximum size of a request body, in bytes; larger ones get 413. */
export const BODY_LIMIT_BYTES = 64 * 1024

/**
 * Limits of a recording to align: bytes of its file, seconds of its audio, and UTF-16 code units of its text.
 * `textBytes` is the room for the text and the other fields in the request.
 */
export const RECORDING_LIMITS = {
  bytes: 20 * 1024 * 1024,
  seconds: 30 * 60,
  text: 40_000,
  textBytes: 256 * 1024,
} as const

/** Maximum length of a long text by account level of its owner, in UTF-16 code units; `visitor` without an account. */
export const WORK_LIMITS = { visitor: 50_000, free: 200_000, paid: 1_500_000 } as const

/** Maximum size of a request with a long text, in bytes: non-Latin letters take three, and markup comes on top. */
export const WORK_BODY_LIMIT_BYTES = 8 * 1024 * 1024

/** Maximum size of an EPUB with its pictures, in bytes. */
export const EPUB_LIMIT_BYTES = 32 * 1024 * 1024

/** Maximum length of the title and of the author of a long text after trimming. */
export const WORK_NAME_LIMIT = 200

/** Maximum number of long texts of a user or device; without a limit one user could fill the disk. */
export const WORKS_LIMIT = 200

/** Voices per page of a search: default and maximum. */
export const PAGE_SIZE = { default: 24, max: 100 } as const

/** Maximum number of voices in one call for samples. */
export const SAMPLES_LIMIT = 50

/** A search with fewer matches also returns the nearest other voices, at most `NEARBY_LIMIT`. */
export const FEW_MATCHES = 12
export const NEARBY_LIMIT = 6

/** Number of buckets in a stored waveform, each an integer 0…100. */
export const PEAK_COUNT = 160

/** Number of users and devices that must have rated a voice before it is ranked. */
export const RANKED_AFTER_RATERS = 10

/** Minimum length of a username after trimming. */
export const USERNAME_MIN_LENGTH = 3

/** Maximum length of a username after trimming. */
export const USERNAME_MAX_LENGTH = 40

/** Default bucket of the conversion call; the server's settings may name another. */
export const DEFAULT_BUCKET = 'summme-tts'

/** Formats offered for download, in this order. */
export const OFFERED_FORMATS = ['wav', 'ogg', 'flac', 'opus', 'aiff'] as const

/** All formats the server can write. */
export const OUTPUT_FORMATS = [...OFFERED_FORMATS, 'aac', 'pcm', 'm4a'] as const
export type OutputFormat = (typeof OUTPUT_FORMATS)[number]
