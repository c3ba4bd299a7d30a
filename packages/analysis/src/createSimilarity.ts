import { quantile } from './quantile.ts'
import { FEATURE_COUNT, type Voiceprint } from './voiceprint.ts'
import { learnWhitening } from './whitening.ts'

/** Compares voices, on a scale calibrated by a catalogue. */
export interface Similarity {
  /** Similarity of two voices, 0-100: 100 is the same clip, 50 is the median of the catalogue's pairs. */
  percent(a: Voiceprint, b: Voiceprint): number
  /** Distance of two voices; the variation of one voice between sentences is about 1 in each of the 43 dimensions. */
  distance(a: Voiceprint, b: Voiceprint): number
}

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
  const means = Array.from({ length: FEATURE_COUNT }, (_, i) => {
    const known = catalogue.flatMap((print) => print.whole[i] ?? [])
    return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : 0
  })
  const complete = (features: readonly (number | null)[]): number[] => means.map((mean, i) => features[i] ?? mean)
  const whitening = learnWhitening(
    catalogue.map((print) => print.parts.map(complete)),
    FEATURE_COUNT,
  )
  const whitened = new WeakMap<Voiceprint, Float64Array>()
  const position = (print: Voiceprint): Float64Array => {
    let known = whitened.get(print)
    if (!known) whitened.set(print, (known = whitening.apply(complete(print.whole))))
    return known
  }
  const distance = (a: Voiceprint, b: Voiceprint): number => {
    const x = position(a)
    const y = position(b)
    let sum = 0
    for (let i = 0; i < FEATURE_COUNT; i++) sum += (x[i]! - y[i]!) ** 2
    return Math.sqrt(sum)
  }
  const usual = usualDistance(catalogue, distance)
  return {
    distance,
    percent: (a, b) => 100 * 2 ** -((distance(a, b) / usual) ** 2),
  }
}

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
