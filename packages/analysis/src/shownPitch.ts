/** Displayed pitch of an audible word without a measured pitch. */
export const ASSUMED_PITCH_HZ = 150
/** Intensity above which a word is audible. */
export const HEARD_ABOVE_DB = -40

/** A pitch in Hz, and whether it is assumed instead of measured. */
export interface ShownPitch {
  readonly hz: number
  readonly assumed: boolean
}

/**
 * Displayed pitch of a word by its pitch (Hz, or null) and intensity (dB); null when it has no pitch and is hardly
 * audible.
 *
 * @example
 * shownPitch(null, -20) // { hz: 150, assumed: true }
 */
export function shownPitch(pitch: number | null, intensity: number): ShownPitch | null {
  if (pitch !== null) return { hz: pitch, assumed: false }
  return intensity > HEARD_ABOVE_DB ? { hz: ASSUMED_PITCH_HZ, assumed: true } : null
}
