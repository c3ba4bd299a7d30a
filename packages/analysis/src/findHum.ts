import { quantile } from './quantile.ts'

const MAINS_HZ = [50, 60]
/** Number of harmonics that may hum; higher ones are too weak to be taken for a voice. */
const HARMONICS = 12
/** Window in ms: at a multiple of 10 Hz its spectrum is zero for all other multiples but the next. */
const WINDOW_MS = 200
/** Distance in Hz of the neighbours with which a line is compared. */
const NEIGHBOUR_HZ = 20
/** Quantile of the windows: unlike a voice, hum is there in the quietest of them. */
const QUIET_SHARE = 0.15
/** Power of a line as a multiple of its neighbours' from which it is hum (10 dB). */
const LEAST_RATIO = 10
/** Minimum power of hum as a share of the clip's (-45 dB); weaker hum changes no measurement. */
const LEAST_SHARE = 10 ** -4.5

/**
 * Finds the frequencies (Hz) of mains hum in a mono clip: 50 or 60 Hz and its harmonics, where they stand out of their
 * neighbours even in the quietest parts of the clip. Empty without hum at the frequency of the mains itself.
 */
export function findHum(samples: Float32Array, rate: number): number[] {
  const window = Math.round((rate * WINDOW_MS) / 1000)
  let power = 0
  for (let i = 0; i < samples.length; i++) power += samples[i]! * samples[i]!
  power /= Math.max(1, samples.length)
  const quiet = (hz: number) => quantile(linePowers(samples, rate, window, hz), QUIET_SHARE)
  const isHum = (hz: number) => {
    const line = quiet(hz)
    if (!(line > LEAST_SHARE * power)) return false
    return line > LEAST_RATIO * Math.max(quiet(hz - NEIGHBOUR_HZ), quiet(hz + NEIGHBOUR_HZ))
  }
  return MAINS_HZ.filter(isHum).flatMap((mains) => {
    const above = Array.from({ length: HARMONICS - 1 }, (_, n) => mains * (n + 2))
    return [mains, ...above.filter(isHum)]
  })
}

/** Power of a tone in each window, half a window apart: its Fourier coefficient through a Hann window. */
function linePowers(samples: Float32Array, rate: number, window: number, hz: number): number[] {
  const re = new Float64Array(window)
  const im = new Float64Array(window)
  for (let i = 0; i < window; i++) {
    const weight = (1 - Math.cos((2 * Math.PI * i) / window)) / window
    const angle = (2 * Math.PI * hz * i) / rate
    re[i] = weight * Math.cos(angle)
    im[i] = weight * Math.sin(angle)
  }
  const powers: number[] = []
  for (let start = 0; start + window <= samples.length; start += window >> 1) {
    let x = 0
    let y = 0
    for (let i = 0; i < window; i++) {
      const sample = samples[start + i]!
      x += sample * re[i]!
      y += sample * im[i]!
    }
    powers.push(2 * (x * x + y * y))
  }
  return powers
}
