/** Rules for accepting a live pitch: a wide range at high clarity, a narrow one at lower clarity. */
export const PITCH_ACCEPTANCE = [
  { clarityAbove: 0.7, lowestHz: 50, highestHz: 800 },
  { clarityAbove: 0.5, lowestHz: 80, highestHz: 500 },
] as const

/**
 * Returns a live pitch in Hz if its clarity (0-1) is high enough, else null.
 *
 * @example
 * acceptPitch(120, 0.6) // 120
 * acceptPitch(120, 0.3) // null
 */
export function acceptPitch(pitchHz: number, clarity: number): number | null {
  const accepted = PITCH_ACCEPTANCE.some(
    (rule) => clarity > rule.clarityAbove && pitchHz >= rule.lowestHz && pitchHz <= rule.highestHz,
  )
  return accepted ? pitchHz : null
}
