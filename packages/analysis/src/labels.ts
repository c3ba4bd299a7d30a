/** One step of a scale: the label holds for values below `below` (and at or above the previous step). */
interface Step {
  readonly below: number
  readonly label: string
}

/** Names a pitch in Hz, from "extremely deep" (under 80) to "extremely high" (400 and above); null, a voice without pitch, is "unpitched". */
export function pitchLabel(pitchHz: number | null): string {
  return pitchHz === null ? 'unpitched' : labelOn(PITCH_STEPS, pitchHz)
}

/** Names how far a pitch moves, in semitones from its 10th to its 90th percentile: from "monotone" to "very wide". */
export function pitchRangeLabel(semitones: number): string {
  return labelOn(PITCH_RANGE_STEPS, semitones)
}

/** Names a speaking rate in words per minute, from "very slow" (under 100) to "extremely fast" (260 and above). */
export function rateLabel(wordsPerMinute: number): string {
  return labelOn(RATE_STEPS, wordsPerMinute)
}

/** Names a perceptual loudness of 0-100 percent, from "whisper" to "extremely loud". */
export function intensityLabel(percent: number): string {
  return labelOn(INTENSITY_STEPS, percent)
}

/** Names a share of creaky voice of 0-1, from "clear" to "extreme fry". */
export function vocalFryLabel(share: number): string {
  return labelOn(VOCAL_FRY_STEPS, share)
}

/** Names an energy of 1-10, from "very even" to "very lively". */
export function energyLabel(energy: number): string {
  return labelOn(ENERGY_STEPS, energy)
}

/** Hz. Typical male speech lies around 85-155, typical female speech around 165-255. */
const PITCH_STEPS: readonly Step[] = [
  { below: 80, label: 'extremely deep' },
  { below: 100, label: 'very deep' },
  { below: 130, label: 'deep' },
  { below: 165, label: 'medium-low' },
  { below: 200, label: 'medium' },
  { below: 240, label: 'medium-high' },
  { below: 300, label: 'high' },
  { below: 400, label: 'very high' },
  { below: Infinity, label: 'extremely high' },
]

const PITCH_RANGE_STEPS: readonly Step[] = [
  { below: 2, label: 'monotone' },
  { below: 4, label: 'narrow' },
  { below: 7, label: 'moderate' },
  { below: 10, label: 'wide' },
  { below: Infinity, label: 'very wide' },
]

/** Words per minute; read-aloud English is mostly 140-180. */
const RATE_STEPS: readonly Step[] = [
  { below: 100, label: 'very slow' },
  { below: 130, label: 'slow' },
  { below: 170, label: 'moderate' },
  { below: 200, label: 'brisk' },
  { below: 230, label: 'fast' },
  { below: 260, label: 'very fast' },
  { below: Infinity, label: 'extremely fast' },
]

/** Perceptual loudness percent: 40 is -44.4 LUFS, 70 is -25.2, 85 is -15.6, 92 is -11.1. */
const INTENSITY_STEPS: readonly Step[] = [
  { below: 40, label: 'whisper' },
  { below: 60, label: 'very soft' },
  { below: 70, label: 'soft' },
  { below: 78, label: 'moderate' },
  { below: 85, label: 'loud' },
  { below: 92, label: 'very loud' },
  { below: Infinity, label: 'extremely loud' },
]

/** Share of voiced time; ordinary speakers creak for a few percent of it, mostly at phrase ends. */
const VOCAL_FRY_STEPS: readonly Step[] = [
  { below: 0.02, label: 'clear' },
  { below: 0.06, label: 'mostly clear' },
  { below: 0.15, label: 'light fry' },
  { below: 0.35, label: 'moderate fry' },
  { below: 0.7, label: 'heavy fry' },
  { below: Infinity, label: 'extreme fry' },
]

const ENERGY_STEPS: readonly Step[] = [
  { below: 2.5, label: 'very even' },
  { below: 4.5, label: 'even' },
  { below: 6.5, label: 'balanced' },
  { below: 8.5, label: 'lively' },
  { below: Infinity, label: 'very lively' },
]

function labelOn(steps: readonly Step[], value: number): string {
  // The last step ends at Infinity, so only NaN finds none.
  return steps.find((step) => value < step.below)?.label ?? 'unknown'
}
