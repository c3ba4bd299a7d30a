/** What a word without a measured pitch is shown with when it can be heard. */
export const ASSUMED_PITCH_HZ = 150
/** A word is heard above this. */
export const HEARD_ABOVE_DB = -40

/** A pitch in Hz, and whether it was measured or is only assumed. */
export interface ShownPitch {
  readonly hz: number
  readonly assumed: boolean
}

/**
 * What a word of this pitch (Hz, or null) and intensity (dB) is shown with; null when it has none and is hardly heard.
 *
 * @example
 * shownPitch(null, -20) // { hz: 150, assumed: true }
 */
export function shownPitch(pitch: number | null, intensity: number): ShownPitch | null {
  if (pitch !== null) return { hz: pitch, assumed: false }
  return intensity > HEARD_ABOVE_DB ? { hz: ASSUMED_PITCH_HZ, assumed: true } : null
}
