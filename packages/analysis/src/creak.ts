import { bandPass } from './bandPass.ts'
import { PITCH_HOP_MS, TRACKING_RATE as CREAK_RATE } from './pitchTrack.ts'
import { resample } from './resample.ts'

/** Band in which formants make pulses visible; above is mostly noise. */
const BAND_HZ = { low: 100, high: 1_500 }
const STEP = (CREAK_RATE * 2) / 1000
/** Steps within which the power must rise to a pulse and fall after it. */
const REACH_STEPS = 5
const RISE_DB = 7
/** Periodicity within a modal period from which a frame is no creak. */
const PERIODICITY_THRESHOLD = 0.55
/** Higher threshold for a pulse without neighbours within a modal period: its ringing looks periodic. */
const LONE_PERIODICITY_THRESHOLD = 0.6
const PERIODICITY_WINDOW = (CREAK_RATE * 32) / 1000
/** Modal periods, up to 14 ms: anything faster than about 70 Hz is a low voice, as in the live rule. */
const MODAL_LAGS = { shortest: (CREAK_RATE * 2.5) / 1000, longest: (CREAK_RATE * 14) / 1000 }
/** Minimum correlation of neighbouring pulses: those of one voice are similar, two bursts of noise are not. */
const SIMILARITY_THRESHOLD = 0.5
const PULSE_HALF_WIDTH = (CREAK_RATE * 6) / 1000
const MOST_SHIFT = (CREAK_RATE * 2) / 1000
/** Maximum distance of related pulses: includes 25 pulses per second with 30 % jitter. */
const LONGEST_GAP = (CREAK_RATE * 56) / 1000
const SHORTEST_CREAK = (CREAK_RATE * 35) / 1000
/** Margin before the first pulse; after the last one the voice only rings. */
const EDGE = (CREAK_RATE * 15) / 1000
/** Pulses this far below the loudest one are noise. */
const FLOOR_DB = 27

/**
 * Finds creaky voice (vocal fry): 1 for each 10 ms that creaks, 0 elsewhere.
 *
 * A pulse detector after Ishi, Sakakibara, Ishiguro and Hagita 2008, "A method for automatic detection of vocal fry":
 * power peaks in 100-1500 Hz, that do not repeat within a modal period, and resemble their neighbours.
 *
 * @example
 * const creakyMs = creak(samples, 48_000).filter(Boolean).length * PITCH_HOP_MS
 */
export function creak(samples: Float32Array, rate: number): Uint8Array {
  const slow = bandPass(resample(samples, rate, CREAK_RATE), CREAK_RATE, BAND_HZ.low, BAND_HZ.high)
  const pulses = powerPeaks(slow).filter((at, i, peaks) => {
    const alone = Math.min(at - (peaks[i - 1] ?? -Infinity), (peaks[i + 1] ?? Infinity) - at) > MODAL_LAGS.longest
    return modalPeriodicity(slow, at) < (alone ? LONE_PERIODICITY_THRESHOLD : PERIODICITY_THRESHOLD)
  })
  const hop = (CREAK_RATE * PITCH_HOP_MS) / 1000
  const creaky = new Uint8Array(Math.floor(slow.length / hop) + 1)

  // A pulse is linked to any similar one of the next few, so that a weak pulse in between does not split the creak.
  let from = 0
  let to = 0
  const mark = (): void => {
    if (to - from < SHORTEST_CREAK) return
    creaky.fill(1, Math.max(0, Math.round((from - EDGE) / hop)), Math.round(to / hop) + 1)
  }
  for (const [i, here] of pulses.entries()) {
    for (let j = i + 1; j < pulses.length && pulses[j]! - here <= LONGEST_GAP; j++) {
      if (pulses[j]! <= to || similarity(slow, here, pulses[j]!) < SIMILARITY_THRESHOLD) continue
      if (here > to) {
        mark()
        from = here
      }
      to = pulses[j]!
    }
  }
  mark()
  return creaky
}

/** Times (in samples) at which the power of 4 ms rises and falls by {@link RISE_DB} within 10 ms on each side. */
function powerPeaks(samples: Float32Array): number[] {
  const steps = Math.max(0, Math.floor(samples.length / STEP) - 1)
  const power = Float64Array.from({ length: steps }, (_, k) => {
    let sum = 0
    for (let i = k * STEP; i < (k + 2) * STEP; i++) sum += samples[i]! * samples[i]!
    return 10 * Math.log10(sum / (2 * STEP) + 1e-12)
  })
  const floor = power.reduce((a, b) => Math.max(a, b), -120) - FLOOR_DB
  const peaks: number[] = []
  for (let k = 1; k < steps - 1; k++) {
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

/**
 * Periodicity of 32 ms around a time within a modal period, 0-1: that of the best lag, limited by the lowest of its
 * multiples.
 */
function modalPeriodicity(samples: Float32Array, at: number): number {
  const from = Math.max(0, at - PERIODICITY_WINDOW / 2)
  const to = Math.min(samples.length, at + PERIODICITY_WINDOW / 2)
  const correlate = (lag: number): number => {
    let cross = 0
    let left = 0
    let right = 0
    for (let i = from; i + lag < to; i++) {
      const a = samples[i]!
      const b = samples[i + lag]!
      cross += a * b
      left += a * a
      right += b * b
    }
    return left > 0 && right > 0 ? cross / Math.sqrt(left * right) : 0
  }
  let best = 0
  let period = 0
  for (let lag = MODAL_LAGS.shortest; lag <= MODAL_LAGS.longest; lag++) {
    const value = correlate(lag)
    if (value > best) {
      best = value
      period = lag
    }
  }
  if (period === 0) return 0
  for (let lag = 2 * period; lag <= MODAL_LAGS.longest; lag += period) best = Math.min(best, correlate(lag))
  return best
}

/** Maximum correlation of two pulses with a shift of up to 2 ms, -1 to 1. */
function similarity(samples: Float32Array, a: number, b: number): number {
  let best = -1
  for (let shift = -MOST_SHIFT; shift <= MOST_SHIFT; shift++) {
    let cross = 0
    let left = 0
    let right = 0
    for (let i = -PULSE_HALF_WIDTH; i < PULSE_HALF_WIDTH; i++) {
      const x = samples[a + i] ?? 0
      const y = samples[b + i + shift] ?? 0
      cross += x * y
      left += x * x
      right += y * y
    }
    if (left > 0 && right > 0) best = Math.max(best, cross / Math.sqrt(left * right))
  }
  return best
}
