import { type Biquad, filterTwice } from './filterTwice.ts'

/**
 * Filters a clip by the K weighting of ITU-R BS.1770-4: a shelf for the head, then a high pass.
 *
 * The standard lists coefficients for 48 kHz; here they are derived from their analogue prototypes, so that the curve
 * is the same at every rate (Hz).
 */
export function kWeight(samples: Float32Array, rate: number): Float64Array {
  return filterTwice(samples, headShelf(rate), highPass(rate), new Float64Array(samples.length))
}

/** Stage 1: +4 dB above about 1.7 kHz. The prototype's parameters reproduce the standard's table at 48 kHz. */
function headShelf(rate: number): Biquad {
  const q = 0.7071752369554196
  const k = Math.tan((Math.PI * 1681.974450955533) / rate)
  const high = 10 ** (3.999843853973347 / 20)
  const middle = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b0: (high + (middle * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (middle * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
}

/** Stage 2: the RLB curve, a high pass at 38 Hz. */
function highPass(rate: number): Biquad {
  const q = 0.5003270373238773
  const k = Math.tan((Math.PI * 38.13547087602444) / rate)
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}
