/** Range of live readings that are vocal fry; all three bounds are exclusive. */
export const VOCAL_FRY_BAND = { aboveHz: 20, belowHz: 70, clarityAbove: 0.7 } as const

/**
 * True when a live pitch (Hz) and clarity (0-1) indicate vocal fry.
 *
 * Pass the raw pitch, since {@link acceptPitch} would reject values below 50 Hz.
 *
 * @example
 * isVocalFry(45, 0.95) // true
 */
export function isVocalFry(pitchHz: number, clarity: number): boolean {
  return pitchHz > VOCAL_FRY_BAND.aboveHz && pitchHz < VOCAL_FRY_BAND.belowHz && clarity > VOCAL_FRY_BAND.clarityAbove
}
