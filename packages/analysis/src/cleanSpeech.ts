import { highPass } from './bandPass.ts'
import { filterTwice, type Biquad } from './filterTwice.ts'
import { PITCH_HOP_MS } from './pitchTrack.ts'
import { quantile } from './quantile.ts'

/** Corner of the high pass in Hz: offset and rumble are below any measured voice. */
const RUMBLE_HZ = 30
/** Width of a notch: wider than the drift of the mains at that harmonic, narrower than the distance of harmonics. */
const NOTCH_WIDTH = { leastHz: 4, share: 1 / 30 }
/** Share of the 10 ms peaks that are not clicks. */
const PEAK_SHARE = 0.98
/** Largest peak of speech as a multiple of that quantile (12 dB); anything above is a click. */
const MOST_PEAK = 4

const NO_CHANGE: Biquad = { b0: 1, b1: 0, b2: 0, a1: 0, a2: 0 }

/** Removes from a clip what no voice makes: rumble, clicks, and the tones of {@link findHum} at `humHz`. */
export function cleanSpeech(samples: Float32Array, rate: number, humHz: readonly number[]): Float32Array {
  const high = highPass(RUMBLE_HZ, rate)
  const sections = [high, high, ...humHz.map((hz) => notch(hz, rate))]
  const output = withoutClicks(samples, rate)
  for (let i = 0; i < sections.length; i += 2) {
    filterTwice(output, sections[i]!, sections[i + 1] ?? NO_CHANGE, output)
  }
  return output
}

/** Copy of a clip with its clicks clipped to the peak of the speech. */
function withoutClicks(samples: Float32Array, rate: number): Float32Array {
  const hop = Math.max(1, Math.round((rate * PITCH_HOP_MS) / 1000))
  const peaks = new Float32Array(Math.ceil(samples.length / hop))
  let highest = 0
  for (let i = 0; i < samples.length; i++) {
    const size = Math.abs(samples[i]!)
    const frame = Math.floor(i / hop)
    if (size > peaks[frame]!) peaks[frame] = size
    if (size > highest) highest = size
  }
  const limit = MOST_PEAK * quantile(peaks, PEAK_SHARE)
  if (!(limit < highest)) return samples.slice()
  return samples.map((sample) => Math.max(-limit, Math.min(limit, sample)))
}

/** Notch after Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients". */
function notch(hz: number, rate: number): Biquad {
  const angle = (2 * Math.PI * hz) / rate
  const widthHz = Math.max(NOTCH_WIDTH.leastHz, NOTCH_WIDTH.share * hz)
  const alpha = (Math.sin(angle) * widthHz) / (2 * hz)
  const a0 = 1 + alpha
  const turn = (-2 * Math.cos(angle)) / a0
  return { b0: 1 / a0, b1: turn, b2: 1 / a0, a1: turn, a2: (1 - alpha) / a0 }
}
