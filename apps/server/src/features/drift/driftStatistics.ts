import type { Voiceprint } from '@voice-rankings/analysis'
import { DRIFT_ALARM_Z, DRIFT_MEASURES, type VoiceDifference } from '@voice-rankings/contract'
import type { DriftReading } from '../../kernel/database/driftTables.ts'

/** Distance of two voiceprints. */
export type Distance = (a: Voiceprint, b: Voiceprint) => number

type Measure = VoiceDifference['measure']

/** Number of readings with which later ones are compared: of a voice that speaks every time the same, and of others. */
const READINGS = { same: 2, varying: 5 } as const

/**
 * Least standard deviation of each measure: of pitch in semitones, of rate in percent, of loudness in LU, of timbre in
 * distances of voiceprints. A gain of 1 dB is two of them, a speed of 1 % less than one in rate and in pitch, and both
 * with noise 40 dB below the speech moved the voiceprints of 8 voices by 11.8 at most; two speakers are 23 to 89 apart.
 */
const FLOORS: Readonly<Record<Measure, number>> = { pitch: 0.25, rate: 1.5, loudness: 0.5, timbre: 3.5 }

/**
 * Upper 95 % bound of a standard deviation in units of the sample's, for 5 readings: the root of 4 / 0.711, with the 5 %
 * quantile of the chi-squared distribution of 4 degrees of freedom. Few readings often lie too close together by chance.
 */
const SPREAD_BOUND = Math.sqrt(4 / 0.711)

/** Factor of the least standard deviation for a voice that varies, for the one baseline in 20 beyond that bound. */
const VARYING_FLOOR = 2

/**
 * Least spread of the distances between repeated renderings, as a share of their mean. Distances of equally distributed
 * points in eight dimensions spread by a quarter.
 */
const DISTANCE_SPREAD = 0.25

/** Values on scales on which equal steps are heard as equal: semitones, percent and LU. */
const SCALES = {
  pitch: ({ pitchHz }) => (pitchHz === null ? null : 12 * Math.log2(pitchHz)),
  rate: ({ wordsPerMinute }) => (wordsPerMinute === null ? null : 100 * Math.log(wordsPerMinute)),
  loudness: ({ lufs }) => lufs,
} as const satisfies Partial<Record<Measure, (reading: DriftReading) => number | null>>

/** The same values in the units of the API. */
const UNITS = {
  pitch: (semitones) => 2 ** (semitones / 12),
  rate: (percent) => Math.exp(percent / 100),
  loudness: (lufs) => lufs,
} as const satisfies Record<keyof typeof SCALES, (value: number) => number>

/** Number of readings that a baseline still lacks: it takes five if the first two differ. */
export function missingReadings(readings: readonly DriftReading[]): number {
  const [first, second] = readings
  const isSame = first === undefined || second === undefined || valuesOf(first) === valuesOf(second)
  return Math.max(0, (isSame ? READINGS.same : READINGS.varying) - readings.length)
}

/** Values of a reading as text. Readings of the database have their fields in another order than new ones. */
const valuesOf = ({ pitchHz, wordsPerMinute, lufs, voiceprint }: DriftReading) =>
  JSON.stringify([pitchHz, wordsPerMinute, lufs, voiceprint.whole])

/** Difference of one measure, with its sign on the scale of that measure. */
interface Signed extends VoiceDifference {
  readonly sign: number
}

/**
 * Compares two new readings with a baseline: a measure differs if both lie on the same side of it, each by more than
 * {@link DRIFT_ALARM_Z} standard deviations. Returned are the values of their mean with the smaller z-score. A measure
 * that a reading lacks, as the pitch of a whisper, is not compared.
 */
export function findDifferences(
  baseline: readonly DriftReading[],
  [first, second]: readonly [DriftReading, DriftReading],
  distance: Distance,
): VoiceDifference[] {
  return DRIFT_MEASURES.flatMap((measure) => {
    const [one, other] = [first, second].map((reading) => compare(measure, baseline, reading, distance))
    if (!one || !other || one.sign !== other.sign) return []
    const z_score = Math.min(one.z_score, other.z_score)
    const value_after = (one.value_after + other.value_after) / 2
    return z_score > DRIFT_ALARM_Z ? [{ measure, value_before: one.value_before, value_after, z_score }] : []
  })
}

/** True if a reading differs in any measure, so that it has to be confirmed by another one. */
export function isSuspicious(baseline: readonly DriftReading[], reading: DriftReading, distance: Distance): boolean {
  return findDifferences(baseline, [reading, reading], distance).length > 0
}

function compare(
  measure: Measure,
  baseline: readonly DriftReading[],
  reading: DriftReading,
  distance: Distance,
): Signed | undefined {
  if (measure === 'timbre') return compareTimbre(baseline, reading, distance)
  const value = SCALES[measure](reading)
  const known = baseline.flatMap((one) => SCALES[measure](one) ?? [])
  if (value === null || known.length === 0) return undefined
  const before = meanOf(known)
  const floor = FLOORS[measure] * (baseline.length > READINGS.same ? VARYING_FLOOR : 1)
  const spread = Math.max(floor, SPREAD_BOUND * deviationOf(known)) * Math.sqrt(1 + 1 / known.length)
  return {
    measure,
    value_before: UNITS[measure](before),
    value_after: UNITS[measure](value),
    z_score: Math.abs(value - before) / spread,
    sign: Math.sign(value - before),
  }
}

/** Compares the mean distance from the baseline with the distances within it. */
function compareTimbre(baseline: readonly DriftReading[], { voiceprint }: DriftReading, distance: Distance): Signed {
  const within = baseline.flatMap((one, index) =>
    baseline.slice(index + 1).map((other) => distance(one.voiceprint, other.voiceprint)),
  )
  const usual = within.length > 0 ? meanOf(within) : 0
  const away = meanOf(baseline.map((one) => distance(one.voiceprint, voiceprint)))
  const spread = Math.max(FLOORS.timbre, DISTANCE_SPREAD * usual, deviationOf(within))
  return {
    measure: 'timbre',
    value_before: usual,
    value_after: away,
    z_score: Math.max(0, away - usual) / spread,
    sign: Math.sign(away - usual),
  }
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Standard deviation of a sample; 0 for fewer than two values. */
function deviationOf(values: readonly number[]): number {
  if (values.length < 2) return 0
  const mean = meanOf(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}
