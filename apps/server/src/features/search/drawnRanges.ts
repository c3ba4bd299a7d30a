import { type AttributeName, type AttributeRecord, ATTRIBUTES, attributeRecord } from '@voice-rankings/contract'
import type { CatalogueVoice } from '../voices/createCatalogue.ts'

/** Range of values that a histogram draws. */
export type DrawnRange = readonly [low: number, high: number]
export type DrawnRanges = Readonly<AttributeRecord<'filter', DrawnRange>>

/** Share of the voices beyond each end of a drawn range. */
const OUTSIDE = 0.01

const known = new WeakMap<readonly CatalogueVoice[], DrawnRanges>()

/**
 * Ranges of the histograms: from the 1st to the 99th percentile of the voices, in whole steps of the filters and within
 * their ranges; the whole range for an attribute that no voice has. Computed once for a catalogue.
 */
export function drawnRanges(voices: readonly CatalogueVoice[]): DrawnRanges {
  const ranges = known.get(voices) ?? attributeRecord('filter', (name) => drawnRange(voices, name))
  known.set(voices, ranges)
  return ranges
}

function drawnRange(voices: readonly CatalogueVoice[], name: AttributeName): DrawnRange {
  const {
    field,
    step,
    range: [lowest, highest],
  } = ATTRIBUTES[name]
  const values = Float64Array.from(voices.flatMap((voice) => voice[field] ?? [])).toSorted()
  const outside = Math.floor(values.length * OUTSIDE)
  const [first, last] = [values[outside] ?? lowest, values[values.length - 1 - outside] ?? highest]
  // Decimal steps are not exact in binary.
  const toStep = (round: (steps: number) => number, value: number) =>
    Number((round(Math.max(lowest, Math.min(highest, value)) / step) * step).toFixed(4))
  const [low, high] = [toStep(Math.floor, first), toStep(Math.ceil, last)]
  return low < high ? [low, high] : [lowest, highest]
}
