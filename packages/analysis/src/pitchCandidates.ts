import { createFft, type Fft } from './createFft.ts'
import { PEAK_MARGIN, refinePeak } from './refinePeak.ts'

/** Number of pitch candidates per frame, besides "no pitch". */
export const CANDIDATES_PER_FRAME = 12

/** Share of the clip's loudest peak below which a frame is silent. */
const SILENCE_THRESHOLD = 0.03
/** Periodicity below which a frame is more likely unvoiced. */
const VOICING_THRESHOLD = 0.45
/** Bonus of a candidate per octave above the floor, which decides between a period and its double. */
const OCTAVE_COST = 0.01

/** Unvoiced strength from which no candidate can win, even with the costs of two changes; such frames are skipped. */
const SURELY_UNVOICED = 1.5

/** Where pitch is sought. */
interface PitchSearch {
  readonly floorHz: number
  readonly ceilingHz: number
  /** 0 for each frame without a pitch; by default any frame may have one. */
  readonly audible?: Uint8Array | undefined
}

/** Candidates of each frame: several pitches, or no pitch. */
export interface PitchCandidates {
  readonly frames: number
  /** Frequencies in Hz, {@link CANDIDATES_PER_FRAME} per frame; 0 where there are fewer. */
  readonly hz: Float64Array
  /** Periodicity of each candidate, 0-1. */
  readonly periodicity: Float64Array
  /** Periodicity minus the octave cost, as summed by the path search. */
  readonly strength: Float64Array
  /** Strength of "no pitch" in each frame. */
  readonly unvoiced: Float64Array
}

/**
 * Finds the pitch candidates of every frame: peaks of the autocorrelation of the windowed frame divided by that of the
 * window (Boersma 1993, "Accurate short-term analysis of the fundamental frequency and the harmonics-to-noise ratio of
 * a sampled sound"). Frame k is centred on k · `hop` samples.
 */
export function pitchCandidates(
  samples: Float32Array,
  rate: number,
  hop: number,
  { floorHz, ceilingHz, audible }: PitchSearch,
): PitchCandidates {
  const frames = Math.floor(samples.length / hop) + 1
  const found: PitchCandidates = {
    frames,
    hz: new Float64Array(frames * CANDIDATES_PER_FRAME),
    periodicity: new Float64Array(frames * CANDIDATES_PER_FRAME),
    strength: new Float64Array(frames * CANDIDATES_PER_FRAME),
    unvoiced: new Float64Array(frames),
  }
  const period = rate / floorHz
  const halfWindow = Math.floor(1.5 * period)
  const maxLag = Math.ceil(period) + PEAK_MARGIN
  const fft = createFft(2 ** Math.ceil(Math.log2(2 * halfWindow + maxLag + 1)))
  const re = new Float64Array(fft.size)
  const im = new Float64Array(fft.size)
  const window = Float64Array.from({ length: 2 * halfWindow }, (_, i) => {
    return 0.5 - 0.5 * Math.cos((Math.PI * (i + 0.5)) / halfWindow)
  })
  re.set(window)
  autocorrelatePair(fft, re, im)
  const windowGain = Float64Array.from({ length: maxLag + 1 }, (_, lag) => re[0]! / re[lag]!)
  const loudest = largestDeviation(samples)
  const correlation = new Float64Array(maxLag + 1)

  const means = new Float64Array(frames)
  const voiceable: number[] = []
  for (let frame = 0; frame < frames; frame++) {
    const { mean, peak } = levelAround(samples, frame * hop, period)
    const level = loudest > 0 ? Math.min(1, peak / loudest) : 0
    means[frame] = mean
    found.unvoiced[frame] = VOICING_THRESHOLD + Math.max(0, 2 - (level * (1 + VOICING_THRESHOLD)) / SILENCE_THRESHOLD)
    if (audible?.[frame] === 0) found.unvoiced[frame] = SURELY_UNVOICED
    if (found.unvoiced[frame]! < SURELY_UNVOICED) voiceable.push(frame)
  }
  const loadFrame = (frame: number | undefined, target: Float64Array): void => {
    target.fill(0)
    if (frame === undefined) return
    const start = frame * hop - halfWindow
    const from = Math.max(0, -start)
    const to = Math.min(window.length, samples.length - start)
    for (let i = from; i < to; i++) target[i] = (samples[start + i]! - means[frame]!) * window[i]!
  }
  const readFrame = (frame: number | undefined, source: Float64Array): void => {
    if (frame === undefined || source[0]! <= 0) return
    for (let lag = 0; lag <= maxLag; lag++) correlation[lag] = (source[lag]! / source[0]!) * windowGain[lag]!
    collectPeaks(correlation, rate, floorHz, ceilingHz, found, frame)
  }

  // Two frames share one transform, as its real and imaginary part.
  for (let i = 0; i < voiceable.length; i += 2) {
    loadFrame(voiceable[i], re)
    loadFrame(voiceable[i + 1], im)
    autocorrelatePair(fft, re, im)
    readFrame(voiceable[i], re)
    readFrame(voiceable[i + 1], im)
  }
  return found
}

/** Mean over two of the longest periods around a time, and the maximum deviation from it within one. */
function levelAround(samples: Float32Array, centre: number, period: number): { mean: number; peak: number } {
  const meanFrom = Math.max(0, Math.floor(centre - period))
  const meanTo = Math.min(samples.length, Math.ceil(centre + period))
  let mean = 0
  for (let i = meanFrom; i < meanTo; i++) mean += samples[i]!
  mean /= Math.max(1, meanTo - meanFrom)
  const peakFrom = Math.max(0, Math.floor(centre - period / 2))
  const peakTo = Math.min(samples.length, Math.ceil(centre + period / 2))
  let peak = 0
  for (let i = peakFrom; i < peakTo; i++) peak = Math.max(peak, Math.abs(samples[i]! - mean))
  return { mean, peak }
}

/** Replaces two real signals by their autocorrelations (unscaled), which are real and even like their power spectra. */
function autocorrelatePair(fft: Fft, re: Float64Array, im: Float64Array): void {
  const n = fft.size
  fft.transform(re, im)
  re[0] = re[0]! * re[0]!
  im[0] = im[0]! * im[0]!
  for (let k = 1, m = n - 1; k <= m; k++, m--) {
    const aRe = re[k]! + re[m]!
    const aIm = im[k]! - im[m]!
    const bRe = im[k]! + im[m]!
    const bIm = re[m]! - re[k]!
    re[k] = re[m] = (aRe * aRe + aIm * aIm) / 4
    im[k] = im[m] = (bRe * bRe + bIm * bIm) / 4
  }
  fft.transform(re, im)
}

function largestDeviation(samples: Float32Array): number {
  let sum = 0
  let lowest = Infinity
  let highest = -Infinity
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i]!
    sum += sample
    if (sample < lowest) lowest = sample
    if (sample > highest) highest = sample
  }
  const mean = sum / Math.max(1, samples.length)
  return Math.max(0, highest - mean, mean - lowest)
}

function collectPeaks(
  correlation: Float64Array,
  rate: number,
  floorHz: number,
  ceilingHz: number,
  found: PitchCandidates,
  frame: number,
): void {
  const first = frame * CANDIDATES_PER_FRAME
  const shortest = Math.max(2, Math.floor(rate / ceilingHz))
  const longest = Math.min(correlation.length - 1 - PEAK_MARGIN, Math.ceil(rate / floorHz))
  for (let lag = shortest; lag <= longest; lag++) {
    const here = correlation[lag]!
    if (here < 0.5 * VOICING_THRESHOLD || here <= correlation[lag - 1]! || here < correlation[lag + 1]!) continue
    const peak = refinePeak(correlation, lag)
    const hz = rate / peak.lag
    if (hz < floorHz || hz > ceilingHz) continue
    // Interpolation can exceed 1, unlike a correlation; the reciprocal keeps a sensible order of such peaks.
    const periodicity = peak.value > 1 ? 1 / peak.value : peak.value
    const strength = periodicity - OCTAVE_COST * Math.log2((floorHz * peak.lag) / rate)
    let slot = first
    for (let i = first; i < first + CANDIDATES_PER_FRAME; i++) {
      if (found.strength[i]! < found.strength[slot]!) slot = i
    }
    if (strength <= found.strength[slot]!) continue
    found.hz[slot] = hz
    found.periodicity[slot] = periodicity
    found.strength[slot] = strength
  }
}
