import { PITCH_HOP_MS, trackTwice } from './pitchTrack.ts'
import { resample } from './resample.ts'
import { frameLevels, speechActivity } from './speechActivity.ts'
import { LEAST_VOICED_SHARE, SURE_PERIODICITY } from './unmeasuredPitch.ts'

/** Sample rate and hop of the track: half of those of a measurement, in a third of the time. */
const RATE = 4_000
const HOP_MS = 2 * PITCH_HOP_MS

/**
 * Tracks the pitch of a mono clip of clean speech for its melody, in Hz every 10 ms; 0 where there is no pitch,
 * everywhere in a whisper.
 *
 * It takes a fifth of the time of `voiceTrack` and is exact to a fraction of a semitone, but for about 1 % of the voice,
 * where it is an octave off. It finds no creak, and takes the hum of a recording for a voice.
 *
 * @example
 * const melody = computeMelody(melodyTrack(samples, 48_000), samples.length / 48, 100)
 */
export function melodyTrack(samples: Float32Array, rate: number): Float32Array {
  const slow = resample(samples, rate, RATE)
  const { pitchHz, periodicity } = trackTwice(slow, { rate: RATE, hopMs: HOP_MS })
  const { active } = speechActivity(frameLevels(slow, RATE))
  const frameAt = (k: number) => Math.min(pitchHz.length - 1, Math.floor((k * PITCH_HOP_MS) / HOP_MS))
  const spoken = Array.from(active.keys()).filter((k) => active[k])
  const voiced = spoken.filter((k) => periodicity[frameAt(k)]! >= SURE_PERIODICITY)
  const hasVoice = voiced.length >= LEAST_VOICED_SHARE * spoken.length
  return Float32Array.from(active, (_, k) => (hasVoice ? pitchHz[frameAt(k)]! : 0))
}
