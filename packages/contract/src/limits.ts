/**
 * Limits, defaults and delays that the client and the server must agree on.
 * Delays are in milliseconds and carry `_MS`; delays that only the interface knows live with the interface.
 */

/** Longest search term the server reads; anything beyond is refused, not cut. */
export const SEARCH_TERM_LIMIT = 200

/** Speech speed when none is asked for: 1 = as the engine speaks. */
export const DEFAULT_VOICE_SPEED = 1

/** Speeds a caller may ask for, as factors of the voice's own speed. */
export const VOICE_SPEED_RANGE = [0.5, 2] as const

/** Request bodies above this many bytes are refused with 413. */
export const BODY_LIMIT_BYTES = 64 * 1024

/** Voices on one page of a search: the default, and the most a caller may ask for. */
export const PAGE_SIZE = { default: 24, max: 100 } as const

/** Buckets of a stored waveform; each is an integer 0…100. */
export const PEAK_COUNT = 160

/** People and devices who must have rated a voice before it is ranked. */
export const RANKED_AFTER_RATERS = 10

/** Shortest username after trimming. */
export const USERNAME_MIN_LENGTH = 3

/** Longest username after trimming. */
export const USERNAME_MAX_LENGTH = 40

/** Default bucket name of the conversion call; the server's configuration may name another. */
export const DEFAULT_BUCKET = 'summme-tts'

/** What the product converts to, in the order it is offered. */
export const OFFERED_FORMATS = ['wav', 'ogg', 'flac', 'opus', 'aiff'] as const

/** Every format the server can write: those offered and three more that have a description. */
export const OUTPUT_FORMATS = [...OFFERED_FORMATS, 'aac', 'pcm', 'm4a'] as const
/** A format that the server can write. */
export type OutputFormat = (typeof OUTPUT_FORMATS)[number]
