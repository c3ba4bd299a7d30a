import { createFft } from '@voice-rankings/analysis'

const WINDOW_SECONDS = 0.025
const BANDS = 26
const COEFFICIENTS = 13
const LOWEST_HZ = 100
const HIGHEST_HZ = 7000

/**
 * Computes 13 mel-frequency cepstral coefficients per frame (Davis and Mermelstein 1980), normalized to mean 0 and
 * deviation 1 over the sound to remove the speaker's characteristics. Row-major, one frame every `hopSeconds`.
 */
export function melCepstra(
  samples: Float32Array,
  sampleRate: number,
  hopSeconds: number,
): { frames: number; values: Float64Array } {
  const window = Math.round(WINDOW_SECONDS * sampleRate)
  const size = 2 ** Math.ceil(Math.log2(window))
  const fft = createFft(size)
  const taper = Float64Array.from(
    { length: window },
    (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (window - 1)),
  )
  const bands = melBands(size, sampleRate)
  const frames = Math.max(1, Math.floor(samples.length / sampleRate / hopSeconds))
  const values = new Float64Array(frames * COEFFICIENTS)
  const re = new Float64Array(size)
  const im = new Float64Array(size)
  const energies = new Float64Array(BANDS)

  for (let frame = 0; frame < frames; frame += 1) {
    // Frames are centred on their time, so that onsets are not detected early.
    const start = Math.round(frame * hopSeconds * sampleRate) - (window >> 1)
    re.fill(0)
    im.fill(0)
    for (let i = 0; i < window; i += 1) re[i] = (samples[start + i] ?? 0) * (taper[i] ?? 0)
    fft.transform(re, im)
    for (const [band, { from, weights }] of bands.entries()) {
      let energy = 1e-7
      for (let i = 0; i < weights.length; i += 1) {
        const bin = from + i
        energy += (weights[i] ?? 0) * ((re[bin] ?? 0) ** 2 + (im[bin] ?? 0) ** 2)
      }
      energies[band] = Math.log(energy)
    }
    for (let c = 0; c < COEFFICIENTS; c += 1) {
      let sum = 0
      for (let band = 0; band < BANDS; band += 1) {
        sum += (energies[band] ?? 0) * Math.cos((Math.PI * c * (band + 0.5)) / BANDS)
      }
      values[frame * COEFFICIENTS + c] = sum
    }
  }
  normalise(values, frames)
  return { frames, values }
}

/** Coefficients per frame in the rows of `melCepstra`. */
export const CEPSTRA_PER_FRAME = COEFFICIENTS

/** Mel scale after O'Shaughnessy. */
function toMel(hz: number): number {
  return 2595 * Math.log10(1 + hz / 700)
}

function toHz(mel: number): number {
  return 700 * (10 ** (mel / 2595) - 1)
}

/** Triangular mel filter bank, as weights on FFT bins. */
function melBands(size: number, sampleRate: number): { from: number; weights: Float64Array }[] {
  const highest = Math.min(HIGHEST_HZ, sampleRate / 2)
  const step = (toMel(highest) - toMel(LOWEST_HZ)) / (BANDS + 1)
  const edge = (index: number) => (toHz(toMel(LOWEST_HZ) + index * step) * size) / sampleRate
  return Array.from({ length: BANDS }, (_, band) => {
    const [low, middle, high] = [edge(band), edge(band + 1), edge(band + 2)]
    const from = Math.floor(low)
    const weights = Float64Array.from({ length: Math.ceil(high) - from + 1 }, (_, i) => {
      const bin = from + i
      return Math.max(0, Math.min((bin - low) / (middle - low), (high - bin) / (high - middle)))
    })
    return { from, weights }
  })
}

function normalise(values: Float64Array, frames: number): void {
  for (let c = 0; c < COEFFICIENTS; c += 1) {
    let sum = 0
    let squares = 0
    for (let at = c; at < values.length; at += COEFFICIENTS) {
      sum += values[at] ?? 0
      squares += (values[at] ?? 0) ** 2
    }
    const mean = sum / frames
    const deviation = Math.sqrt(Math.max(1e-9, squares / frames - mean * mean))
    for (let at = c; at < values.length; at += COEFFICIENTS) values[at] = ((values[at] ?? 0) - mean) / deviation
  }
}
