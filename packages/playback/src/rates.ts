/** Storage key of the visitor's playback rate. */
export const RATE_KEY = 'voicePlaybackRate'

/** Offered playback rates; 1 = as recorded. */
export const RATES = ['0.5', '0.75', '1', '1.25', '1.5', '1.75', '2'] as const

/**
 * Returns the stored rate if it is offered; otherwise 1.
 *
 * @example
 * track.adjust({ rate: Number(parseRate(localStorage.getItem(RATE_KEY))) })
 */
export const parseRate = (stored: string | null) => RATES.find((rate) => rate === stored) ?? '1'
