/** A second-order filter section with a0 = 1. */
export interface Biquad {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

/** Filters a clip by two consecutive sections, into `output`. */
export function filterTwice<Output extends Float32Array | Float64Array>(
  samples: Float32Array,
  first: Biquad,
  second: Biquad,
  output: Output,
): Output {
  let f1 = 0
  let f2 = 0
  let s1 = 0
  let s2 = 0
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!
    // Transposed direct form II: two state variables per section.
    const y = first.b0 * x + f1
    f1 = first.b1 * x - first.a1 * y + f2
    f2 = first.b2 * x - first.a2 * y
    const z = second.b0 * y + s1
    s1 = second.b1 * y - second.a1 * z + s2
    s2 = second.b2 * y - second.a2 * z
    output[i] = z
  }
  return output
}
