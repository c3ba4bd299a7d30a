import { HOP_MS } from './features.ts'
import { SILENCE, type Unit } from './phoneSequence.ts'
import { OBSERVED } from './withDeltas.ts'

/** States per phone. */
const PHONE_STATES = 2

/** Frames by which the mean of a state is drawn to the mean of all frames. */
const MEAN_WEIGHT = 1

/** Frames by which the variance of a state is drawn to the variance within all states. */
const VARIANCE_WEIGHT = 24

const LEAST_VARIANCE = 0.02

/** An utterance to train with: its observed frames and its units at their present times. */
export interface TrainingUtterance {
  readonly observed: Float32Array
  /** 1 for the frames of long pauses, which train the silence. */
  readonly silent: Uint8Array
  readonly units: readonly Unit[]
}

/** A Gaussian with a diagonal covariance. */
interface Gaussian {
  readonly mean: Float64Array
  readonly precision: Float64Array
  /** Sum of the logarithms of the variances. */
  readonly spread: number
}

/** Models of the phones of a voice. */
export interface PhoneModels {
  readonly count: number
  /** Numbers of the models of a unit's states, in order. */
  statesOf(name: string): readonly number[]
  /** Logarithm of the density of a frame under a model, without its constant. */
  score(model: number, observed: Float32Array, frame: number): number
}

interface Sums {
  frames: number
  readonly sum: Float64Array
  readonly squares: Float64Array
}

/** Trains one Gaussian per state on the frames that the utterances' units cover now. */
export function trainPhones(utterances: readonly TrainingUtterance[]): PhoneModels {
  const all = emptySums()
  const states = new Map<string, Sums[]>()
  const silence = [emptySums()]
  states.set(SILENCE, silence)
  for (const { observed, units, silent } of utterances) {
    const frames = observed.length / OBSERVED
    for (let frame = 0; frame < frames; frame += 1) add(all, observed, frame)
    for (const { name, start, end } of units) {
      let own = states.get(name)
      if (!own) states.set(name, (own = Array.from({ length: statesIn(name) }, emptySums)))
      const from = Math.max(0, Math.round(start / HOP_MS))
      const to = Math.min(frames, Math.round(end / HOP_MS))
      for (let frame = from; frame < to; frame += 1) {
        const state = silent[frame] ? silence[0]! : own[Math.floor(((frame - from) * own.length) / (to - from))]!
        add(state, observed, frame)
      }
    }
  }

  const within = varianceWithin([...states.values()].flat())
  const models: Gaussian[] = []
  const numbers = new Map<string, number[]>()
  for (const [name, sums] of states) {
    numbers.set(
      name,
      sums.map((own) => models.push(gaussianOf(own, all, within)) - 1),
    )
  }
  return {
    count: models.length,
    statesOf: (name) => numbers.get(name) ?? [],
    score(model, observed, frame) {
      const { mean, precision, spread } = models[model]!
      let sum = spread
      const at = frame * OBSERVED
      for (let d = 0; d < OBSERVED; d += 1) {
        const difference = observed[at + d]! - mean[d]!
        sum += difference * difference * precision[d]!
      }
      return -sum / 2
    },
  }
}

const statesIn = (name: string): number => (name === SILENCE ? 1 : PHONE_STATES)

function emptySums(): Sums {
  return { frames: 0, sum: new Float64Array(OBSERVED), squares: new Float64Array(OBSERVED) }
}

function add(sums: Sums, observed: Float32Array, frame: number): void {
  sums.frames += 1
  for (let d = 0; d < OBSERVED; d += 1) {
    const value = observed[frame * OBSERVED + d]!
    sums.sum[d]! += value
    sums.squares[d]! += value * value
  }
}

/** Variance of the frames round the means of their states. */
function varianceWithin(states: readonly Sums[]): Float64Array {
  const variance = new Float64Array(OBSERVED)
  const frames = states.reduce((count, state) => count + state.frames, 0)
  for (const state of states) {
    if (state.frames === 0) continue
    for (let d = 0; d < OBSERVED; d += 1) variance[d]! += state.squares[d]! - state.sum[d]! ** 2 / state.frames
  }
  return variance.map((sum) => Math.max(LEAST_VARIANCE, sum / Math.max(1, frames)))
}

function gaussianOf(own: Sums, all: Sums, within: Float64Array): Gaussian {
  const mean = new Float64Array(OBSERVED)
  const precision = new Float64Array(OBSERVED)
  let spread = 0
  for (let d = 0; d < OBSERVED; d += 1) {
    const common = all.sum[d]! / Math.max(1, all.frames)
    mean[d] = (own.sum[d]! + MEAN_WEIGHT * common) / (own.frames + MEAN_WEIGHT)
    const scatter = Math.max(0, own.squares[d]! - own.sum[d]! ** 2 / Math.max(1, own.frames))
    const variance = (scatter + VARIANCE_WEIGHT * within[d]!) / (own.frames + VARIANCE_WEIGHT)
    precision[d] = 1 / variance
    spread += Math.log(variance)
  }
  return { mean, precision, spread }
}
