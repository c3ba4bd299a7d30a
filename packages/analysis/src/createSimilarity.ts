import { quantile } from './quantile.ts'
import {
  isVoicedPrint,
  FEATURE_COUNT,
  FEATURE_VARIANCES,
  PART_LENGTHS,
  VOICE_PARTS,
  type VoicePart,
  type Voiceprint,
} from './voiceprint.ts'
import { learnWhitening } from './whitening.ts'

/** Compares voices, on a scale calibrated by a catalogue. */
export interface Similarity {
  /** Similarity of two voices, 0-100: 100 is the same clip, 50 is the median of the catalogue's pairs. */
  percent(a: Voiceprint, b: Voiceprint): number
  /** Distance of two voices; the variation of one voice is about 1 in each dimension. */
  distance(a: Voiceprint, b: Voiceprint): number
  /** Share of each part in the squared distance of two voices, 0-1; they sum to 1, or are all 0 without a distance. */
  shares(a: Voiceprint, b: Voiceprint): Record<VoicePart, number>
}

/** Whitened features, and what the undefined ones add to the distance from voices that have them. */
interface Position {
  readonly place: Float64Array
  /** 1 for a feature that could not be measured, such as a pitch in noise; it does not count. */
  readonly unknown: Uint8Array
  readonly lacking: Float64Array
}

/** Distance between a voice without a feature and the mean of the others, in standard deviations of the catalogue. */
const LACKING = 2

/** Maximum number of pairs for the median distance: all pairs of thousands of voices would take minutes. */
const MOST_PAIRS = 20_000

/**
 * Learns from the voiceprints of a catalogue which differences distinguish voices, and compares voices by them.
 *
 * Features that vary within a voice have a low weight, features that are constant within a voice a high one.
 *
 * @example
 * const prints = clips.map((clip) => voiceProfile(clip, 48_000, marks, 'Good morning!').voiceprint)
 * const percent = createSimilarity(prints).percent(prints[0]!, prints[1]!)
 */
export function createSimilarity(catalogue: readonly Voiceprint[]): Similarity {
  const known = Array.from({ length: FEATURE_COUNT }, (_, i) => catalogue.flatMap((print) => print.whole[i] ?? []))
  const means = known.map((values) => meanOf(values))
  const deviations = known.map((values, i) => Math.sqrt(meanOf(values.map((value) => (value - means[i]!) ** 2))))
  const complete = (features: readonly (number | null)[]): number[] => means.map((mean, i) => features[i] ?? mean)
  const blocks = VOICE_PARTS.map((part) => PART_LENGTHS[part])
  const groups = catalogue.map((print) => print.parts.map(complete))
  const whitening = learnWhitening({ groups, blocks, variances: FEATURE_VARIANCES })
  const positions = new WeakMap<Voiceprint, Position>()
  const positionOf = (print: Voiceprint): Position => {
    let position = positions.get(print)
    if (!position) {
      const features = complete(print.whole)
      const isVoiced = isVoicedPrint(print)
      // A whisper is apart from all voices with pitch: by two deviations, in a direction of its own.
      const away = features.map((value, i) => {
        return value + (print.whole[i] == null && !isVoiced ? LACKING * deviations[i]! : 0)
      })
      const place = whitening.apply(features)
      const lacking = whitening.apply(away).map((value, i) => value - place[i]!)
      // These features are blocks of their own, so no other one depends on them.
      const unknown = Uint8Array.from(print.whole, (value) => Number(value === null && isVoiced))
      positions.set(print, (position = { place, lacking, unknown }))
    }
    return position
  }
  /** Squared distance in the features from `from` up to `to`. */
  const square = (a: Voiceprint, b: Voiceprint, from: number, to: number): number => {
    const [one, other] = [positionOf(a), positionOf(b)]
    let sum = 0
    for (let i = from; i < to; i++) {
      if (one.unknown[i] || other.unknown[i]) continue
      sum += (one.place[i]! - other.place[i]!) ** 2 + (one.lacking[i]! - other.lacking[i]!) ** 2
    }
    return sum
  }
  const distance = (a: Voiceprint, b: Voiceprint) => Math.sqrt(square(a, b, 0, FEATURE_COUNT))
  const usual = usualDistance(catalogue, distance)
  return {
    distance,
    percent: (a, b) => 100 * 2 ** -((distance(a, b) / usual) ** 2),
    shares(a, b) {
      const total = square(a, b, 0, FEATURE_COUNT) || 1
      let from = 0
      const shares = VOICE_PARTS.map((part) => [part, square(a, b, from, (from += PART_LENGTHS[part])) / total])
      return Object.fromEntries(shares) as Record<VoicePart, number>
    },
  }
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Median distance of two voices; 1 for a catalogue without two different voices. */
function usualDistance(catalogue: readonly Voiceprint[], distance: (a: Voiceprint, b: Voiceprint) => number): number {
  const pairs = (catalogue.length * (catalogue.length - 1)) / 2
  // A step that is coprime with usual sizes spreads the sampled pairs over the whole catalogue.
  const step = pairs > MOST_PAIRS ? Math.ceil(pairs / MOST_PAIRS) | 1 : 1
  const distances: number[] = []
  let index = 0
  for (let i = 0; i < catalogue.length; i++) {
    for (let j = i + 1; j < catalogue.length; j++) {
      if (index++ % step === 0) distances.push(distance(catalogue[i]!, catalogue[j]!))
    }
  }
  return quantile(distances, 0.5) || 1
}
