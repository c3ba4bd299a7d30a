import { HOP_MS } from './features.ts'
import type { PhoneModels } from './phoneModels.ts'
import { SILENCE, type Unit } from './phoneSequence.ts'
import { OBSERVED } from './withDeltas.ts'

/** Reach of the band round the present times, as a share of the states and in states. */
const BAND = { share: 0.12, states: 30 }

const STAY = 0
const NEXT = 1
const SKIP = 2

interface State {
  readonly unit: number
  readonly model: number
  /** End of the state in frames, by the present times. */
  readonly end: number
  readonly isSilence: boolean
}

/**
 * Most probable times of the units of an utterance under the models (Viterbi 1967), within a band round their present
 * times. Each state lasts at least one frame; silences may be left out. Undefined when the utterance is too short.
 */
export function bestTimes(units: readonly Unit[], observed: Float32Array, models: PhoneModels): Unit[] | undefined {
  const frames = observed.length / OBSERVED
  const states = statesOf(units, models)
  const reach = Math.ceil(states.length * BAND.share) + BAND.states
  const width = 2 * reach + 1
  const lefts = new Int32Array(frames)
  const steps = new Uint8Array(frames * width)
  const scores = new Float64Array(models.count)
  const scoredAt = new Int32Array(models.count).fill(-1)
  let before = new Float64Array(width)
  let row = new Float64Array(width)
  let expected = 0

  for (let frame = 0; frame < frames; frame += 1) {
    while (expected + 1 < states.length && states[expected]!.end <= frame) expected += 1
    const left = expected - reach
    lefts[frame] = left
    const shift = left - (lefts[frame - 1] ?? left)
    row.fill(-Infinity)
    for (let k = Math.max(0, -left); k < width && left + k < states.length; k += 1) {
      const at = left + k
      const { model } = states[at]!
      let best = -Infinity
      let step = STAY
      if (frame === 0) best = at === 0 || (at === 1 && states[0]!.isSilence) ? 0 : -Infinity
      else {
        const from = k + shift
        if (from < width) best = before[from]!
        if (at > 0 && from >= 1 && from <= width && before[from - 1]! > best) {
          best = before[from - 1]!
          step = NEXT
        }
        if (at > 1 && from >= 2 && from <= width + 1 && states[at - 1]!.isSilence && before[from - 2]! > best) {
          best = before[from - 2]!
          step = SKIP
        }
      }
      if (best === -Infinity) continue
      if (scoredAt[model] !== frame) {
        scoredAt[model] = frame
        scores[model] = models.score(model, observed, frame)
      }
      row[k] = best + scores[model]!
      steps[frame * width + k] = step
    }
    const spare = before
    before = row
    row = spare
  }

  const final = states.length - 1
  const scoreAt = (state: number) => before[state - (lefts[frames - 1] ?? 0)] ?? -Infinity
  let at = scoreAt(final - 1) > scoreAt(final) && states[final]!.isSilence ? final - 1 : final
  if (!(scoreAt(at) > -Infinity)) return undefined
  const starts = new Int32Array(units.length).fill(-1)
  const ends = new Int32Array(units.length).fill(-1)
  for (let frame = frames - 1; frame >= 0; frame -= 1) {
    const { unit } = states[at]!
    starts[unit] = frame
    if (ends[unit]! < 0) ends[unit] = frame + 1
    at -= steps[frame * width + (at - lefts[frame]!)]!
  }
  let end = 0
  return units.map((unit, index) => {
    const start = starts[index]! < 0 ? end : starts[index]! * HOP_MS
    end = starts[index]! < 0 ? end : ends[index]! * HOP_MS
    return { ...unit, start, end }
  })
}

function statesOf(units: readonly Unit[], models: PhoneModels): State[] {
  return units.flatMap(({ name, start, end }, unit) => {
    const numbers = models.statesOf(name)
    return numbers.map((model, index) => ({
      unit,
      model,
      end: Math.round((start + ((end - start) * (index + 1)) / numbers.length) / HOP_MS),
      isSilence: name === SILENCE,
    }))
  })
}
