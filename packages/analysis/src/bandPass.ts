import { type Biquad, filterTwice } from './filterTwice.ts'

/** Filters a clip to a frequency band (Hz): a high pass and a low pass, each second-order Butterworth. */
export function bandPass(samples: Float32Array, rate: number, lowHz: number, highHz: number): Float32Array {
  const low = butterworth(highHz, rate)
  return filterTwice(
    samples,
    highPass(lowHz, rate),
    { ...low, ...zeros(low.stop, 1) },
    new Float32Array(samples.length),
  )
}

/** High pass with a corner in Hz, second-order Butterworth. */
export function highPass(hz: number, rate: number): Biquad {
  const { pass, ...poles } = butterworth(hz, rate)
  return { ...poles, ...zeros(pass, -1) }
}

/** Zeros of a high pass (−1) or a low pass (1) with this gain. */
const zeros = (gain: number, sign: 1 | -1) => ({ b0: gain, b1: sign * 2 * gain, b2: gain })

/**
 * Poles of both filters, and their gains: the analogue prototype by the bilinear transform, prewarped to keep the
 * corner frequency.
 */
function butterworth(hz: number, rate: number): Pick<Biquad, 'a1' | 'a2'> & { pass: number; stop: number } {
  const k = Math.tan((Math.PI * hz) / rate)
  const a0 = 1 + Math.SQRT2 * k + k * k
  return { pass: 1 / a0, stop: (k * k) / a0, a1: (2 * (k * k - 1)) / a0, a2: (1 - Math.SQRT2 * k + k * k) / a0 }
}
