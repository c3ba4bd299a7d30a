import type { ReferencePhone } from './alignJob.ts'
import { HOP_MS } from './features.ts'

/** Added to durations before their ratio is taken, in ms: the shortest phones are shorter than they can be measured. */
const ROUNDING_MS = 20

/** Phones of a stretch whose rate is compared with the whole: about a second. */
const STRETCH_PHONES = 12

/**
 * Limits, set between recordings of their text and of others (`npm run accuracy -- words`). `slower` and `faster` are
 * logarithms of the rate of a stretch against the median: audio that the text lacks is spread over a few phones, and
 * text that the audio lacks is squeezed. `difference` is the spread of the logarithms of the ratios of durations, plus
 * 0.4 times the mean distance of the warp: at most 2.11 for sentences of their text by five voices, also as Opus, and at
 * least 2.16 for other sentences. `rate` is the logarithm of the whole rate against the reference's.
 */
const LIMITS = { slower: 0.62, faster: 0.85, difference: 2.13, rate: 1.4 }
const DISTANCE_WEIGHT = 0.4

/** Mean deviation of durations between that of the right text, about 0.3, and of another, about 0.55. */
const CHANGE = 0.42

/** How the phones of a text are said in a recording. */
export interface SaidPhones {
  /** Phones at their times in the reference, and in the recording. */
  readonly expected: readonly ReferencePhone[]
  readonly said: readonly ReferencePhone[]
  /** 1 for the frames of the recording's long pauses. */
  readonly silent: Uint8Array
  /** Mean distance of the warp. */
  readonly distance: number
}

/** Numbers that tell whether a text is what is said; see {@link LIMITS}. */
interface Fit {
  readonly slower: number
  readonly faster: number
  readonly difference: number
  readonly rate: number
}

/** Measures how well a text fits a recording. */
function fitOf(phones: SaidPhones): Fit {
  const ratios = durationRatios(phones)
  const rates = stretchRates(phones)
  const rate = medianOf(rates)
  return {
    slower: Math.max(0, ...rates.map((own) => own - rate)),
    faster: Math.max(0, ...rates.map((own) => rate - own)),
    difference: deviationOf(ratios) + DISTANCE_WEIGHT * phones.distance,
    rate,
  }
}

/** Index of the first phone that the recording does not say as written; undefined when the text fits. */
export function findMisfit(phones: SaidPhones): number | undefined {
  const { slower, faster, difference, rate } = fitOf(phones)
  if (Math.abs(rate) > LIMITS.rate) return 0
  if (difference > LIMITS.difference) return changeOf(durationRatios(phones))
  if (slower <= LIMITS.slower && faster <= LIMITS.faster) return undefined
  const rates = stretchRates(phones)
  const from = rates.findIndex((own) => own - rate > LIMITS.slower || rate - own > LIMITS.faster)
  const ratios = durationRatios(phones).slice(from, from + STRETCH_PHONES)
  if (rates[from]! > rate) return from + ratios.indexOf(Math.max(...ratios))
  return (
    from +
    Math.max(
      0,
      ratios.findIndex((ratio) => ratio < rate - LIMITS.faster),
    )
  )
}

/** Logarithms of the ratios of the phones' durations, recording to reference. */
function durationRatios({ expected, said }: SaidPhones): number[] {
  return said.map(({ start, end }, index) => {
    const own = expected[index]!
    return Math.log((end - start + ROUNDING_MS) / (own.end - own.start + ROUNDING_MS))
  })
}

/** Logarithms of the durations of stretches of phones, recording to reference, without long pauses. */
function stretchRates({ expected, said, silent }: SaidPhones): number[] {
  const size = Math.min(STRETCH_PHONES, said.length)
  const sounding = [0]
  for (const isSilent of silent) sounding.push(sounding.at(-1)! + 1 - isSilent)
  const at = (ms: number) => sounding[Math.min(silent.length, Math.round(ms / HOP_MS))]! * HOP_MS
  return said.slice(0, said.length - size + 1).map(({ start }, from) => {
    const to = from + size
    const own = at(said[to - 1]!.end) - at(start)
    const reference = expected.slice(from, to).reduce((sum, phone) => sum + phone.end - phone.start, 0)
    return Math.log((own + ROUNDING_MS) / (reference + ROUNDING_MS))
  })
}

/** Where deviations from the median become larger (cumulative sum, Page 1954); 0 when they do not. */
function changeOf(ratios: readonly number[]): number {
  const median = medianOf(ratios)
  let sum = 0
  let least = 0
  let change = 0
  for (const [index, ratio] of ratios.entries()) {
    sum += Math.abs(ratio - median) - CHANGE
    if (sum < least) [least, change] = [sum, index + 1]
  }
  return change > ratios.length - STRETCH_PHONES ? 0 : change
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length))
}
