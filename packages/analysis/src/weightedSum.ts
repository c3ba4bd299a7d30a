/**
 * Sum of the samples from index `first` on, weighted by the `taps` weights from index `row` on. Samples outside the
 * clip are zero.
 */
export function weightedSum(
  samples: Float32Array,
  first: number,
  weights: Float64Array,
  row: number,
  taps: number,
): number {
  const to = Math.min(taps, samples.length - first)
  // Four independent sums allow instruction-level parallelism, which is three times as fast.
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let t = Math.max(0, -first)
  for (; t < to - 3; t += 4) {
    a += samples[first + t]! * weights[row + t]!
    b += samples[first + t + 1]! * weights[row + t + 1]!
    c += samples[first + t + 2]! * weights[row + t + 2]!
    d += samples[first + t + 3]! * weights[row + t + 3]!
  }
  for (; t < to; t++) a += samples[first + t]! * weights[row + t]!
  return a + b + c + d
}
