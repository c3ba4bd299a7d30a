import { createFft } from './createFft.ts'
import { PITCH_HOP_MS } from './pitchTrack.ts'
import { resample } from './resample.ts'

/** Coefficients per frame: 0 to 19; the zeroth is the level. */
export const MFCC_COUNT = 20

const MFCC_RATE = 16_000
const WINDOW = (MFCC_RATE * 25) / 1000
const FFT_SIZE = 512
const BANDS = 26
const BAND_HZ = { low: 80, high: 7_600 }
const PRE_EMPHASIS = 0.97
/** Keeps the logarithm of an empty band finite. */
const POWER_FLOOR = 1e-9

/**
 * Computes the mel-frequency cepstrum of a mono clip (Davis and Mermelstein 1980): {@link MFCC_COUNT} numbers per frame, one after the
 * other; frame k is centred on k · `hopMs`, by default 10 ms.
 *
 * @example
 * const frames = mfcc(samples, 48_000).length / MFCC_COUNT
 */
export function mfcc(samples: Float32Array, rate: number, hopMs = PITCH_HOP_MS): Float32Array {
  const speech = resample(samples, rate, MFCC_RATE)
  const hop = (MFCC_RATE * hopMs) / 1000
  const startOf = (frame: number) => Math.round(frame * hop) - WINDOW / 2
  const frames = Math.floor(speech.length / hop) + 1
  const output = new Float32Array(frames * MFCC_COUNT)
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
    storeFrame(re, output, frame)
    if (frame + 1 < frames) storeFrame(im, output, frame + 1)
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

function storeFrame(power: Float64Array, output: Float32Array, frame: number): void {
  for (let band = 0; band < BANDS; band++) {
    const { first, weights } = MEL_BANDS[band]!
    let sum = 0
    for (let i = 0; i < weights.length; i++) sum += power[first + i]! * weights[i]!
    logBands[band] = Math.log(sum + POWER_FLOOR)
  }
  for (let c = 0; c < MFCC_COUNT; c++) {
    let sum = 0
    for (let band = 0; band < BANDS; band++) sum += logBands[band]! * COSINES[c * BANDS + band]!
    output[frame * MFCC_COUNT + c] = sum
  }
}

const logBands = new Float64Array(BANDS)

const HAMMING = Float64Array.from(
  { length: WINDOW },
  (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * (i + 0.5)) / WINDOW),
)

const COSINES = Float64Array.from({ length: MFCC_COUNT * BANDS }, (_, i) => {
  const coefficient = Math.floor(i / BANDS)
  return Math.sqrt(2 / BANDS) * Math.cos((Math.PI * coefficient * ((i % BANDS) + 0.5)) / BANDS)
})

const MEL_BANDS = Array.from({ length: BANDS }, (_, band) => {
  const [left, centre, right] = [band, band + 1, band + 2].map((edge) => {
    const low = melOf(BAND_HZ.low)
    return hzOf(low + ((melOf(BAND_HZ.high) - low) * edge) / (BANDS + 1)) * (FFT_SIZE / MFCC_RATE)
  }) as [number, number, number]
  const first = Math.ceil(left)
  const weights = Float64Array.from({ length: Math.floor(right) - first + 1 }, (_, i) => {
    const bin = first + i
    return bin <= centre ? (bin - left) / (centre - left) : (right - bin) / (right - centre)
  })
  return { first, weights }
})

/** Mel scale after O'Shaughnessy 1987, as in HTK. */
function melOf(hz: number): number {
  return 2595 * Math.log10(1 + hz / 700)
}

function hzOf(mel: number): number {
  return 700 * (10 ** (mel / 2595) - 1)
}
