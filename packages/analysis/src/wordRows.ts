import { PITCH_ACCEPTANCE } from './acceptPitch.ts'
import { intensityDb } from './intensityDb.ts'
import { PITCH_HOP_MS } from './pitchTrack.ts'
import { shownPitch, type ShownPitch } from './shownPitch.ts'
import type { TimedWord } from './speakingRate.ts'
import type { VoiceTrack } from './voiceTrack.ts'

/** Measurements of one word of a clip. */
export interface WordRow {
  readonly word: string
  /** Milliseconds. */
  readonly startTime: number
  /** Start and end in seconds. */
  readonly timeRange: readonly [number, number]
  /** Intensity of the whole word in dB relative to full scale, at least -60. */
  readonly intensity: number
  /** Mean pitch in Hz; null without one. */
  readonly pitch: number | null
  /** Pitch to display in a table. */
  readonly shownPitch: ShownPitch | null
  /** True when any part of the word creaks. */
  readonly vocalFry: boolean
}

const [{ lowestHz, highestHz }] = PITCH_ACCEPTANCE

/**
 * Measures each word of a mono clip from its samples (rate in Hz) and its track.
 *
 * @example
 * const rows = wordRows(samples, 48_000, voiceTrack(samples, 48_000), marks)
 */
export function wordRows(
  samples: Float32Array,
  rate: number,
  track: Pick<VoiceTrack, 'pitchHz' | 'creaky'>,
  marks: readonly TimedWord[],
): WordRow[] {
  return marks.map(({ word, startTime, duration }) => {
    const end = startTime + duration
    // Frames inside the word, at least the one nearest to its middle.
    const middle = Math.round((startTime + end) / 2 / PITCH_HOP_MS)
    const from = Math.min(middle, Math.ceil(startTime / PITCH_HOP_MS))
    const to = Math.max(middle, Math.floor(end / PITCH_HOP_MS)) + 1
    const pitches = track.pitchHz.subarray(from, to).filter((hz) => hz >= lowestHz && hz <= highestHz)
    const pitch = pitches.length > 0 ? pitches.reduce((sum, hz) => sum + hz, 0) / pitches.length : null
    const toSample = Math.min(samples.length, Math.round((end * rate) / 1000))
    const intensity = intensityDb(samples, Math.round((startTime * rate) / 1000), toSample)
    return {
      word,
      startTime,
      timeRange: [startTime / 1000, end / 1000],
      intensity,
      pitch,
      shownPitch: shownPitch(pitch, intensity),
      vocalFry: track.creaky.subarray(from, to).includes(1),
    }
  })
}
