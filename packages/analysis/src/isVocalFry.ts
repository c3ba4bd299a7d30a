/** A live reading between these is vocal fry, when clear enough; all three bounds are exclusive. */
export const VOCAL_FRY_BAND = { aboveHz: 20, belowHz: 70, clarityAbove: 0.7 } as const

/**
 * Whether a live reading of pitch (Hz) and clarity (0-1) counts as vocal fry.
 *
 * Takes the raw pitch, before {@link acceptPitch}, which would drop what lies under 50 Hz.
 *
 * @example
 * isVocalFry(45, 0.95) // true
 */
export function isVocalFry(pitchHz: number, clarity: number): boolean {
  return pitchHz > VOCAL_FRY_BAND.aboveHz && pitchHz < VOCAL_FRY_BAND.belowHz && clarity > VOCAL_FRY_BAND.clarityAbove
}
