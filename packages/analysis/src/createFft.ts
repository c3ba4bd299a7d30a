/** A complex Fourier transform of one fixed size. */
export interface Fft {
  readonly size: number
  /** Transforms `re + i·im` in place (forward, unscaled). */
  transform(re: Float64Array, im: Float64Array): void
}

const made = new Map<number, Fft>()

/**
 * Creates the transform of `size` points, a power of two of at least 4.
 *
 * Two real signals fit into one transform, as real and imaginary part. Radix 4, with a final radix 2 step where the
 * size requires it; tables are cached by size.
 *
 * @example
 * const fft = createFft(1024)
 * fft.transform(Float64Array.from(samples.subarray(0, 1024)), new Float64Array(1024))
 */
export function createFft(size: number): Fft {
  let fft = made.get(size)
  if (!fft) made.set(size, (fft = build(size)))
  return fft
}

function build(size: number): Fft {
  if (size < 4 || (size & (size - 1)) !== 0) {
    throw new RangeError(`A transform of ${size} points is impossible. Use a power of two of at least 4.`)
  }
  const cos = Float64Array.from({ length: size }, (_, i) => Math.cos((2 * Math.PI * i) / size))
  const sin = Float64Array.from({ length: size }, (_, i) => -Math.sin((2 * Math.PI * i) / size))
  const order = reversal(size)

  return {
    size,
    transform(re, im) {
      for (let i = 0; i < size; i++) {
        const j = order[i]!
        if (j > i) {
          const r = re[i]!
          re[i] = re[j]!
          re[j] = r
          const s = im[i]!
          im[i] = im[j]!
          im[j] = s
        }
      }
      let span = 1
      if ((Math.log2(size) & 1) === 1) {
        pairs(re, im, size)
        span = 2
      }
      for (; span < size; span *= 4) quads(re, im, size, span, cos, sin)
    },
  }
}

/** Bit-reversal permutation, the input order of decimation in time for any radix. */
function reversal(size: number): Uint32Array {
  const order = new Uint32Array(size)
  for (let i = 1; i < size; i++) order[i] = (order[i >> 1]! >> 1) | (i & 1 ? size >> 1 : 0)
  return order
}

function pairs(re: Float64Array, im: Float64Array, size: number): void {
  for (let a = 0; a < size; a += 2) {
    const b = a + 1
    const r = re[b]!
    const s = im[b]!
    re[b] = re[a]! - r
    im[b] = im[a]! - s
    re[a] = re[a]! + r
    im[a] = im[a]! + s
  }
}

/** Two radix 2 levels in one pass, which halves memory accesses. */
function quads(
  re: Float64Array,
  im: Float64Array,
  size: number,
  span: number,
  cos: Float64Array,
  sin: Float64Array,
): void {
  const stride = size / (4 * span)
  for (let k = 0; k < span; k++) {
    const w1r = cos[k * stride]!
    const w1i = sin[k * stride]!
    const w2r = cos[2 * k * stride]!
    const w2i = sin[2 * k * stride]!
    const w3r = cos[3 * k * stride]!
    const w3i = sin[3 * k * stride]!
    for (let a = k; a < size; a += 4 * span) {
      // After bit reversal, the four quarters hold the sub-transforms of inputs 0, 2, 1 and 3 modulo 4.
      const b = a + span
      const c = b + span
      const d = c + span
      const br = re[b]! * w2r - im[b]! * w2i
      const bi = re[b]! * w2i + im[b]! * w2r
      const cr = re[c]! * w1r - im[c]! * w1i
      const ci = re[c]! * w1i + im[c]! * w1r
      const dr = re[d]! * w3r - im[d]! * w3i
      const di = re[d]! * w3i + im[d]! * w3r
      const sumR = re[a]! + br
      const sumI = im[a]! + bi
      const difR = re[a]! - br
      const difI = im[a]! - bi
      const oddR = cr + dr
      const oddI = ci + di
      const turnR = ci - di
      const turnI = dr - cr
      re[a] = sumR + oddR
      im[a] = sumI + oddI
      re[b] = difR + turnR
      im[b] = difI + turnI
      re[c] = sumR - oddR
      im[c] = sumI - oddI
      re[d] = difR - turnR
      im[d] = difI - turnI
    }
  }
}
