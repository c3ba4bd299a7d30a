import { bandPass } from './bandPass.ts'
import { PITCH_HOP_MS, TRACKING_RATE as RATE } from './pitchTrack.ts'
import { quantile } from './quantile.ts'
import { repeating, repetitions, type Repeating, type Repetition } from './repetition.ts'

/** Band in which formants make pulses visible; above is mostly noise. */
const BAND_HZ = { low: 100, high: 1_500 }
/** The band needs no more than half the rate. */
const WAVE_RATE = RATE / 2
const ENVELOPE_RATE = 2_000
const STEP = (RATE * 2) / 1000
const STEPS_PER_HOP = PITCH_HOP_MS / 2
/** Steps within which the power must rise to a pulse and fall after it. */
const REACH_STEPS = 5
const RISE_DB = 4
/** Pulses this far below the loudest one are noise. */
const FLOOR_DB = 30
/** Quieter frames are pauses. */
const PAUSE_DB = 40
/** Frames from here on can be voice. */
const LOUD_DB = 25
const PULSE_HALF_WIDTH = (WAVE_RATE * 6) / 1000
const MOST_SHIFT = (WAVE_RATE * 2) / 1000
/** Maximum distance of related pulses: includes 25 pulses per second with 30 % jitter. */
const LONGEST_GAP = (RATE * 56) / 1000
/** Time on each side in which pulses are counted. */
const PULSE_REACH = (RATE * 60) / 1000
/** Repetition from which a period is certain enough for the median of the speaker. */
const SURE = 0.75
const LEAST_SURE_FRAMES = 5
const USUAL_PERIOD_MS = 10

/** Frames on each side over which each feature is averaged. */
const REACHES = [0, 2, 6]

/**
 * Features of creak every 10 ms, for a clip at the rate of the trackers: per frame the features themselves, then their
 * means over 50 and 130 ms.
 */
export function creakFeatures(slow: Float32Array): Float32Array[] {
  const features = frameFeatures(slow)
  return REACHES.flatMap((reach) => features.map((feature) => averaged(feature, reach)))
}

function frameFeatures(slow: Float32Array): Float32Array[] {
  const band = bandPass(slow, RATE, BAND_HZ.low, BAND_HZ.high)
  const wave = repeating(
    Float32Array.from({ length: band.length >> 1 }, (_, i) => band[2 * i]!),
    WAVE_RATE,
  )
  const envelope = repeating(amplitudes(slow), ENVELOPE_RATE)
  const power = powers(band)
  const highest = power.reduce((a, b) => Math.max(a, b), -120)
  const pulses = powerPeaks(power, highest - FLOOR_DB)
  const similarities = pulses.map((_, i) => similarity(wave, pulses, i))
  const around = pulsesAround(pulses, similarities)
  const frames = Math.floor((slow.length * 1000) / (RATE * PITCH_HOP_MS)) + 1
  const none: Repetition = { strength: 0, periodMs: 0, half: 0 }
  const isPause = (k: number) => (power[Math.min(power.length - 1, k * STEPS_PER_HOP)] ?? -120) - highest < -PAUSE_DB
  const of = (signal: Repeating, shortMs: number, longMs: number) =>
    repetitions(signal, frames, PITCH_HOP_MS, [
      { periods: 1, shortestMs: shortMs },
      { periods: 3.5, shortestMs: longMs },
    ]).map((list) => list.map((repetition, k) => (isPause(k) ? none : repetition)))
  const [waveShort = [], waveLong = []] = of(wave, 16, 25)
  const [envelopeShort = [], envelopeLong = []] = of(envelope, 8, 20)
  const sure = waveLong.filter(({ strength }) => strength > SURE).map(({ periodMs }) => periodMs)
  const speakerMs = sure.length < LEAST_SURE_FRAMES ? USUAL_PERIOD_MS : quantile(sure, 0.5)

  const rows = Array.from({ length: frames }, (_, k) => {
    const near = around(k)
    const level = Math.max(-30, extremes(power, k, 15).most - highest)
    const close = extremes(power, k, 6)
    const loud = level > -LOUD_DB ? 1 : 0
    const { strength: short } = waveShort[k]!
    const { strength: long } = waveLong[k]!
    const { strength, periodMs, half } = envelopeLong[k]!
    return [
      short,
      short * short,
      long,
      envelopeShort[k]!.strength,
      strength,
      // A subharmonic: long periods whose halves are alike as well.
      periodMs > 12 ? half : 0,
      // Octaves below the usual pitch of the speaker.
      strength > 0.5 ? Math.min(2, Math.max(-1.5, Math.log2(periodMs / speakerMs))) : 0,
      near.similarity,
      (1 - long) * near.similarity * loud,
      Math.min(45, near.intervalMs) * (1 - long) * loud,
      Math.min(45, near.intervalMs) * loud,
      Math.min(9, near.count),
      // Decay of the power within 12 ms.
      Math.min(25, close.most - close.least),
      level,
    ]
  })
  return rows[0]!.map((_, n) => Float32Array.from(rows, (row) => row[n]!))
}

/** Highest and lowest power up to `reach` steps from a frame. */
function extremes(power: Float64Array, frame: number, reach: number): { most: number; least: number } {
  let most = -120
  let least = Infinity
  const last = Math.min(power.length - 1, frame * STEPS_PER_HOP + reach)
  for (let k = Math.max(0, frame * STEPS_PER_HOP - reach); k <= last; k++) {
    most = Math.max(most, power[k]!)
    least = Math.min(least, power[k]!)
  }
  return { most, least: Math.min(most, least) }
}

/** Count, mean interval and mean similarity (0-1) of the pulses within 60 ms of a frame; frames in ascending order. */
function pulsesAround(pulses: readonly number[], similarities: readonly number[]) {
  let first = 0
  return (frame: number) => {
    const centre = (frame * PITCH_HOP_MS * RATE) / 1000
    while (first < pulses.length && pulses[first]! < centre - PULSE_REACH) first++
    let similar = 0
    let end = first
    while (end < pulses.length && pulses[end]! <= centre + PULSE_REACH) similar += similarities[end++]!
    const count = end - first
    return {
      count,
      intervalMs: count > 1 ? ((pulses[end - 1]! - pulses[first]!) * 1000) / (RATE * (count - 1)) : 0,
      similarity: count > 0 ? Math.max(0, similar / count) : 0,
    }
  }
}

/** Amplitude of the treble in windows of 3 ms, every 0.5 ms: pulses stand out, whatever their formants. */
function amplitudes(slow: Float32Array): Float32Array {
  const every = RATE / ENVELOPE_RATE
  const window = Float64Array.from({ length: 3 * every }, (_, i) => Math.sin((Math.PI * (i + 0.5)) / (3 * every)))
  return Float32Array.from({ length: Math.floor(slow.length / every) }, (_, k) => {
    let sum = 0
    for (let j = 0; j < window.length; j++) {
      const i = (k - 1) * every + j
      const difference = (slow[i] ?? 0) - 0.95 * (slow[i - 1] ?? 0)
      sum += window[j]! * difference * difference
    }
    return Math.sqrt(sum)
  })
}

/** Power of 4 ms in dB, every 2 ms. */
function powers(samples: Float32Array): Float64Array {
  return Float64Array.from({ length: Math.max(0, Math.floor(samples.length / STEP) - 1) }, (_, k) => {
    let sum = 0
    for (let i = k * STEP; i < (k + 2) * STEP; i++) sum += samples[i]! * samples[i]!
    return 10 * Math.log10(sum / (2 * STEP) + 1e-12)
  })
}

/** Times (in samples) at which the power rises and falls by {@link RISE_DB} within 10 ms on each side. */
function powerPeaks(power: Float64Array, floor: number): number[] {
  const peaks: number[] = []
  for (let k = 1; k < power.length - 1; k++) {
    const here = power[k]!
    if (here < floor || here <= power[k - 1]! || here < power[k + 1]!) continue
    let before = here
    let after = here
    for (let d = 1; d <= REACH_STEPS; d++) {
      before = Math.min(before, power[k - d] ?? -120)
      after = Math.min(after, power[k + d] ?? -120)
    }
    if (here - before >= RISE_DB && here - after >= RISE_DB) peaks.push((k + 1) * STEP)
  }
  return peaks
}

/** Maximum correlation of a pulse with one of the next three, -1 to 1: bursts of noise are not similar. */
function similarity({ values, squares }: Repeating, pulses: readonly number[], index: number): number {
  const here = pulses[index]! >> 1
  let best = -1
  for (let next = index + 1; next <= index + 3 && next < pulses.length; next++) {
    if (pulses[next]! - pulses[index]! >= LONGEST_GAP) break
    for (let shift = -MOST_SHIFT; shift <= MOST_SHIFT; shift++) {
      const lag = (pulses[next]! >> 1) - here + shift
      const from = Math.max(0, here - PULSE_HALF_WIDTH)
      const to = Math.min(values.length - lag, here + PULSE_HALF_WIDTH)
      let cross = 0
      for (let i = from; i < to; i++) cross += values[i]! * values[i + lag]!
      const power = (squares[to]! - squares[from]!) * (squares[to + lag]! - squares[from + lag]!)
      if (to > from && power > 0) best = Math.max(best, cross / Math.sqrt(power))
    }
  }
  return best
}

function averaged(values: Float32Array, reach: number): Float32Array {
  if (reach === 0) return values
  const { sums } = repeating(values, 1)
  return values.map((_, k) => {
    const from = Math.max(0, k - reach)
    const to = Math.min(values.length, k + reach + 1)
    return (sums[to]! - sums[from]!) / (to - from)
  })
}
