/** Where a site keeps the speed a visitor chose. */
export const RATE_KEY = 'voicePlaybackRate'

/** Speeds on offer; 1 = as recorded. */
export const RATES = ['0.5', '0.75', '1', '1.25', '1.5', '1.75', '2'] as const

/**
 * The stored speed if it is on offer; otherwise that of the recording.
 *
 * @example
 * track.adjust({ rate: Number(parseRate(localStorage.getItem(RATE_KEY))) })
 */
export const parseRate = (stored: string | null) => RATES.find((rate) => rate === stored) ?? '1'
