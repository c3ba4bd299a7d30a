/** A glottal pulse: its time in samples, and its strength. */
export interface Pulse {
  readonly at: number
  readonly strength: number
}

/** Time-varying filter of speech, without its excitation. */
export interface SpeechFilter {
  readonly rate: number
  readonly hop: number
  /** Linear prediction coefficients per frame. */
  readonly coefficients: readonly Float64Array[]
  /** RMS of the prediction error per frame. */
  readonly gains: Float64Array
}

const ORDER = 18
/**
 * Spectral smoothing, without which the filter of a high voice would resolve its harmonics and keep the original pitch.
 */
const SMOOTHING_HZ = 60
const WINDOW_MS = 25
const HOP_MS = 10
/** Noise level in voiced speech, relative to the pulses. */
const BREATH = 0.2

/** Analyses speech by linear prediction (autocorrelation method, order 18), one filter every 10 ms. */
export function analyseFilter(samples: Float32Array, rate: number): SpeechFilter {
  const hop = Math.round((rate * HOP_MS) / 1000)
  const half = Math.round((rate * WINDOW_MS) / 2000)
  const coefficients: Float64Array[] = []
  const frames = Math.floor(samples.length / hop) + 1
  const gains = new Float64Array(frames)
  for (let frame = 0; frame < frames; frame++) {
    const windowed = Float64Array.from({ length: 2 * half }, (_, i) => {
      const sample = samples[frame * hop - half + i] ?? 0
      return sample * (0.54 - 0.46 * Math.cos((Math.PI * (i + 0.5)) / half))
    })
    const { filter, error } = predict(windowed, rate)
    coefficients.push(filter)
    gains[frame] = Math.sqrt(error / (0.3974 * 2 * half))
  }
  return { rate, hop, coefficients, gains }
}

/** Levinson–Durbin recursion on the autocorrelation of a windowed frame. */
function predict(frame: Float64Array, rate: number): { filter: Float64Array; error: number } {
  const r = Float64Array.from({ length: ORDER + 1 }, (_, lag) => {
    let sum = 0
    for (let i = lag; i < frame.length; i++) sum += frame[i]! * frame[i - lag]!
    return sum * Math.exp(-0.5 * ((2 * Math.PI * SMOOTHING_HZ * lag) / rate) ** 2)
  })
  // A noise floor keeps silent frames stable.
  let error = r[0]! * 1.0001 + 1e-9
  const filter = new Float64Array(ORDER + 1)
  for (let order = 1; order <= ORDER; order++) {
    let reflection = r[order]!
    for (let i = 1; i < order; i++) reflection -= filter[i]! * r[order - i]!
    reflection /= error
    const before = filter.slice()
    filter[order] = reflection
    for (let i = 1; i < order; i++) filter[i] = before[i]! - reflection * before[order - i]!
    error *= 1 - reflection * reflection
  }
  return { filter, error }
}

/**
 * Synthesizes speech through a filter: pulses in voiced frames, noise elsewhere.
 *
 * `noise` returns numbers of unit variance. The times of the pulses define the true pitch.
 */
export function speakThrough(
  filter: SpeechFilter,
  length: number,
  pulses: readonly Pulse[],
  voiced: readonly boolean[],
  noise: () => number,
): Float32Array {
  const excitation = new Float64Array(length)
  for (let i = 0; i < length; i++) {
    const frame = Math.min(voiced.length - 1, Math.round(i / filter.hop))
    excitation[i] = noise() * (voiced[frame] ? BREATH : 1)
  }
  for (const [index, pulse] of pulses.entries()) {
    const periodBefore = index > 0 ? pulse.at - pulses[index - 1]!.at : filter.rate / 100
    // A pulse carries the power of its period, at most of 10 ms: longer gaps are silence, as in creak.
    addPulse(excitation, pulse.at, pulse.strength * Math.sqrt(Math.min(periodBefore, filter.rate / 100)))
  }
  const output = new Float32Array(length)
  for (let i = 0; i < length; i++) {
    const frame = Math.min(filter.coefficients.length - 1, Math.round(i / filter.hop))
    const coefficients = filter.coefficients[frame]!
    let sum = excitation[i]! * filter.gains[frame]!
    for (let k = 1; k <= ORDER && k <= i; k++) sum += coefficients[k]! * output[i - k]!
    output[i] = sum
  }
  return output
}

/** Adds a band-limited impulse at a fractional position, so that periods are not rounded to whole samples. */
function addPulse(target: Float64Array, at: number, strength: number): void {
  for (let i = Math.ceil(at - 8); i <= at + 8; i++) {
    if (i < 0 || i >= target.length) continue
    const x = i - at
    const sinc = Math.abs(x) < 1e-9 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
    target[i]! += strength * sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / 8.5))
  }
}

/** Bandwidth of each formant of a vowel. */
const FORMANT_BANDWIDTH_HZ = 80

/** The filter of a steady vowel with formants in Hz, in place of one of speech. */
export function vowelFilter(formants: readonly number[], rate: number, seconds: number): SpeechFilter {
  const hop = Math.round((rate * HOP_MS) / 1000)
  const frames = Math.floor((seconds * rate) / hop) + 1
  let poles: number[] = [1]
  for (const hz of formants) {
    const radius = Math.exp((-Math.PI * FORMANT_BANDWIDTH_HZ) / rate)
    const pair = [1, -2 * radius * Math.cos((2 * Math.PI * hz) / rate), radius * radius]
    const product = Array.from({ length: poles.length + 2 }, () => 0)
    for (const [i, a] of poles.entries()) for (const [j, b] of pair.entries()) product[i + j]! += a * b
    poles = product
  }
  // A predictor has the sign of the coefficients reversed.
  const coefficients = Float64Array.from({ length: ORDER + 1 }, (_, i) => (i === 0 ? 0 : -(poles[i] ?? 0)))
  return {
    rate,
    hop,
    coefficients: Array.from({ length: frames }, () => coefficients),
    gains: new Float64Array(frames).fill(0.0005),
  }
}
