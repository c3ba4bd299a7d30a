import { createFft } from './createFft.ts'
import { PITCH_HOP_MS } from './pitchTrack.ts'
import { resample } from './resample.ts'

/** Coefficients per frame: 0 to 19; the zeroth is the level. */
export const MFCC_COUNT = 20
/** Rate at which the spectrum is measured, in Hz. */
export const MEL_RATE = 16_000

const WINDOW = (MEL_RATE * 25) / 1000
const FFT_SIZE = 512
const PRE_EMPHASIS = 0.97
/** Keeps the logarithm of an empty band finite. */
const POWER_FLOOR = 1e-9

/** Overlapping triangular bands of a spectrum, equally wide on the mel scale. */
export interface MelBands {
  /** Centres in Hz. */
  readonly centresHz: readonly number[]
  readonly filters: readonly { readonly first: number; readonly weights: Float64Array }[]
}

/**
 * Computes the mel-frequency cepstrum of a mono clip (Davis and Mermelstein 1980): {@link MFCC_COUNT} numbers per frame, one after the
 * other; frame k is centred on k · `hopMs`, by default 10 ms.
 *
 * @example
 * const frames = mfcc(samples, 48_000).length / MFCC_COUNT
 */
export function mfcc(samples: Float32Array, rate: number, hopMs = PITCH_HOP_MS): Float32Array {
  const bands = MFCC_BANDS.filters.length
  const powers = melPowers(samples, rate, MFCC_BANDS, hopMs)
  const frames = powers.length / bands
  const output = new Float32Array(frames * MFCC_COUNT)
  const logs = new Float64Array(bands)
  for (let frame = 0; frame < frames; frame++) {
    for (let band = 0; band < bands; band++) logs[band] = Math.log(powers[frame * bands + band]! + POWER_FLOOR)
    for (let c = 0; c < MFCC_COUNT; c++) output[frame * MFCC_COUNT + c] = weighted(logs, MFCC_COSINES[c]!)
  }
  return output
}

/** Powers of a mono clip in mel bands, one frame after the other; frame k is centred on k · `hopMs`, by default 10 ms. */
export function melPowers(
  samples: Float32Array,
  rate: number,
  { filters }: MelBands,
  hopMs = PITCH_HOP_MS,
): Float32Array {
  const speech = resample(samples, rate, MEL_RATE)
  const hop = (MEL_RATE * hopMs) / 1000
  const startOf = (frame: number) => Math.round(frame * hop) - WINDOW / 2
  const frames = Math.floor(speech.length / hop) + 1
  const output = new Float32Array(frames * filters.length)
  const store = (power: Float64Array, frame: number) => {
    for (let band = 0; band < filters.length; band++) {
      const { first, weights } = filters[band]!
      let sum = 0
      for (let i = 0; i < weights.length; i++) sum += power[first + i]! * weights[i]!
      output[frame * filters.length + band] = sum
    }
  }
  const fft = createFft(FFT_SIZE)
  const re = new Float64Array(FFT_SIZE)
  const im = new Float64Array(FFT_SIZE)
  // Two frames share one transform, as its real and imaginary part.
  for (let frame = 0; frame < frames; frame += 2) {
    loadFrame(speech, startOf(frame), re)
    loadFrame(speech, startOf(frame + 1), im)
    fft.transform(re, im)
    for (let k = 1; k < FFT_SIZE / 2; k++) {
      const m = FFT_SIZE - k
      const a = ((re[k]! + re[m]!) / 2) ** 2 + ((im[k]! - im[m]!) / 2) ** 2
      const b = ((im[k]! + im[m]!) / 2) ** 2 + ((re[m]! - re[k]!) / 2) ** 2
      re[k] = a
      im[k] = b
    }
    store(re, frame)
    if (frame + 1 < frames) store(im, frame + 1)
  }
  return output
}

function loadFrame(speech: Float32Array, start: number, target: Float64Array): void {
  target.fill(0)
  const from = Math.max(1, -start, 1 - start)
  const to = Math.min(WINDOW, speech.length - start)
  for (let i = from; i < to; i++) {
    target[i] = (speech[start + i]! - PRE_EMPHASIS * speech[start + i - 1]!) * HAMMING[i]!
  }
}

const HAMMING = Float64Array.from(
  { length: WINDOW },
  (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * (i + 0.5)) / WINDOW),
)

/** Creates `count` mel bands between two frequencies in Hz. */
export function melBands(count: number, lowHz: number, highHz: number): MelBands {
  const low = melOf(lowHz)
  // Each band reaches from one border to the next but one.
  const borderHz = (border: number) => hzOf(low + ((melOf(highHz) - low) * border) / (count + 1))
  return {
    centresHz: Array.from({ length: count }, (_, band) => borderHz(band + 1)),
    filters: Array.from({ length: count }, (_, band) => {
      const [left, centre, right] = [band, band + 1, band + 2].map(
        (border) => borderHz(border) * (FFT_SIZE / MEL_RATE),
      ) as [number, number, number]
      const first = Math.ceil(left)
      const weights = Float64Array.from({ length: Math.floor(right) - first + 1 }, (_unused, i) => {
        const bin = first + i
        return bin <= centre ? (bin - left) / (centre - left) : (right - bin) / (right - centre)
      })
      return { first, weights }
    }),
  }
}

/** Rows of the cosine transform of `bands` logarithmic powers, from coefficient `from` up to `to`. */
export function cepstralRows(bands: number, from: number, to: number): readonly Float64Array[] {
  return Array.from({ length: to - from }, (_, i) =>
    Float64Array.from({ length: bands }, (_unused, band) => {
      return Math.sqrt(2 / bands) * Math.cos((Math.PI * (from + i) * (band + 0.5)) / bands)
    }),
  )
}

/** Sum of values by their weights. */
export function weighted(values: Float64Array, weights: Float64Array): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]! * weights[i]!
  return sum
}

const MFCC_BANDS = melBands(26, 80, 7_600)
const MFCC_COSINES = cepstralRows(26, 0, MFCC_COUNT)

/** Mel scale after O'Shaughnessy 1987, as in HTK. */
function melOf(hz: number): number {
  return 2595 * Math.log10(1 + hz / 700)
}

function hzOf(mel: number): number {
  return 700 * (10 ** (mel / 2595) - 1)
}
