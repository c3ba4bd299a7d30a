import { pitchCandidates } from './pitchCandidates.ts'
import { pitchPath } from './pitchPath.ts'
import { quantile } from './quantile.ts'
import { resample } from './resample.ts'

/** Pitch over time; value k belongs to the time k · {@link PITCH_HOP_MS}. */
export interface PitchTrack {
  /** Hz; 0 where there is no pitch. */
  readonly pitchHz: Float32Array
  /** Periodicity of the voice, 0-1; 0 where there is no pitch. */
  readonly periodicity: Float32Array
}

/** Distance of two frames of a pitch track, in milliseconds. */
export const PITCH_HOP_MS = 10
/** Sample rate of pitch and creak detection, which need nothing above 4 kHz; half the rate takes half the time. */
export const TRACKING_RATE = 8_000
/** Hop of the first pass, which only has to find the band. */
const FIRST_PASS_HOP_MS = 2 * PITCH_HOP_MS
/** Band of the first pass: all possible voices. A lower floor would double the cost of a frame, by its window. */
const WIDEST_BAND = { floorHz: 35, ceilingHz: 800 }
/** Band of the second pass, as factors of the first pass's quartiles. */
const FLOOR_OF_Q1 = 0.75
const CEILING_OF_Q3 = 1.5

/**
 * Tracks the pitch of a whole mono clip every 10 ms, in two passes: 35-800 Hz first, then from 0.75 times the first
 * quartile to 1.5 times the third, which removes octave errors. Source: Boersma 1993 (candidates and path search);
 * the two passes follow De Looze and Hirst 2008.
 *
 * `audible` holds 0 for each 10 ms in which no pitch is sought, such as a pause full of noise.
 *
 * @example
 * const { pitchHz } = pitchTrack(samples, 48_000)
 * const firstSecond = pitchHz.subarray(0, 1000 / PITCH_HOP_MS)
 */
export function pitchTrack(samples: Float32Array, rate: number, audible?: Uint8Array): PitchTrack {
  const slow = resample(samples, rate, TRACKING_RATE)
  return trackTwice(slow, { rate: TRACKING_RATE, hopMs: PITCH_HOP_MS, audible })
}

/** Sample rate in Hz, distance of frames, and the frames in which a pitch is sought. */
interface Tracking {
  readonly rate: number
  readonly hopMs: number
  readonly audible?: Uint8Array | undefined
}

/** The same for samples that have the rate already, with frames every `hopMs`. */
export function trackTwice(samples: Float32Array, { rate, hopMs, audible }: Tracking): PitchTrack {
  const step = FIRST_PASS_HOP_MS / hopMs
  const sparse = audible?.filter((_, k) => k % step === 0)
  const first = track(samples, WIDEST_BAND, { rate, hopMs: FIRST_PASS_HOP_MS, audible: sparse })
  const voiced = first.pitchHz.filter((hz) => hz > 0)
  if (voiced.length === 0) return first
  const floorHz = Math.max(WIDEST_BAND.floorHz, FLOOR_OF_Q1 * quantile(voiced, 0.25))
  const ceilingHz = Math.min(WIDEST_BAND.ceilingHz, CEILING_OF_Q3 * quantile(voiced, 0.75))
  return track(samples, { floorHz, ceilingHz }, { rate, hopMs, audible })
}

function track(samples: Float32Array, band: typeof WIDEST_BAND, { rate, hopMs, audible }: Tracking): PitchTrack {
  const path = pitchPath(pitchCandidates(samples, rate, (rate * hopMs) / 1000, { ...band, audible }))
  return { pitchHz: path.hz, periodicity: path.periodicity }
}
