/** Filters a clip to a band (Hz): second-order Butterworth, a high pass and a low pass. */
export function bandPass(samples: Float32Array, rate: number, lowHz: number, highHz: number): Float32Array {
  const output = new Float32Array(samples.length)
  const high = butterworth(lowHz, rate)
  const low = butterworth(highHz, rate)
  let h1 = 0
  let h2 = 0
  let l1 = 0
  let l2 = 0
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!
    // Transposed direct form; a high pass has the low pass's poles and its own zeros.
    const y = high.pass * x + h1
    h1 = -2 * high.pass * x - high.a1 * y + h2
    h2 = high.pass * x - high.a2 * y
    const z = low.stop * y + l1
    l1 = 2 * low.stop * y - low.a1 * z + l2
    l2 = low.stop * y - low.a2 * z
    output[i] = z
  }
  return output
}

function butterworth(hz: number, rate: number): { pass: number; stop: number; a1: number; a2: number } {
  const k = Math.tan((Math.PI * hz) / rate)
  const a0 = 1 + Math.SQRT2 * k + k * k
  return { pass: 1 / a0, stop: (k * k) / a0, a1: (2 * (k * k - 1)) / a0, a2: (1 - Math.SQRT2 * k + k * k) / a0 }
}
