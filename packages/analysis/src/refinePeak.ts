/** Samples on each side of a peak used by its interpolation. */
export const PEAK_MARGIN = 6
/** Interpolated positions between two samples. */
const SINC_STEPS = 32
const SINC = Float64Array.from({ length: SINC_STEPS * 2 * PEAK_MARGIN }, (_, i) => {
  const x = (i % (2 * PEAK_MARGIN)) - PEAK_MARGIN + 1 - Math.floor(i / (2 * PEAK_MARGIN)) / SINC_STEPS
  const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
  return sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / (PEAK_MARGIN + 0.5)))
})

/**
 * Locates a peak of an autocorrelation between samples, near the sample `lag`.
 *
 * Parabolic interpolation first, then a parabola through band-limited values around that position: the first alone has
 * an error of up to half a percent for high voices at 8 kHz.
 */
export function refinePeak(r: Float64Array, lag: number): { lag: number; value: number } {
  const coarse = lag + vertex(r[lag - 1]!, r[lag]!, r[lag + 1]!)
  const middle = Math.round(coarse * SINC_STEPS)
  const reach = SINC_STEPS / 4
  const left = between(r, middle - reach)
  const centre = between(r, middle)
  const right = between(r, middle + reach)
  const offset = Math.max(-1, Math.min(1, vertex(left, centre, right)))
  return {
    lag: (middle + offset * reach) / SINC_STEPS,
    value: centre + ((right - left) / 2) * offset + ((left + right) / 2 - centre) * offset * offset,
  }
}

function between(r: Float64Array, position: number): number {
  const whole = Math.floor(position / SINC_STEPS)
  const row = (position - whole * SINC_STEPS) * 2 * PEAK_MARGIN
  let sum = 0
  for (let t = 0; t < 2 * PEAK_MARGIN; t++) {
    // The autocorrelation is even, so negative lags are known.
    const lag = Math.abs(whole + t - PEAK_MARGIN + 1)
    sum += (r[lag] ?? 0) * SINC[row + t]!
  }
  return sum
}

/** Position of the vertex of the parabola through three neighbours, between -1 and 1. */
export function vertex(left: number, centre: number, right: number): number {
  const bend = left - 2 * centre + right
  return bend < 0 ? (left - right) / (2 * bend) : 0
}
