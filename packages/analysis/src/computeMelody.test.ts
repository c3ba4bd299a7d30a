import fc from 'fast-check'
import { expect, it } from 'vitest'
import { computeMelody } from './computeMelody.ts'
import { complexTone } from './testing/signals.ts'
import { voiceTrack } from './voiceTrack.ts'

/** Melody of a pitch track, whose values are 10 ms apart. */
const melodyOf = (pitchHz: readonly number[], count: number) =>
  computeMelody(Float32Array.from(pitchHz), pitchHz.length * 10, count)

it('computeMelody returns the distance of each part from the median pitch in semitones', () => {
  expect(melodyOf([100, 100, 200, 200, 400, 400], 3)).toEqual([-12, 0, 12])
})

it('computeMelody returns 0 for parts without pitch, and takes the others from their voiced frames', () => {
  expect(melodyOf([200, 0, 0, 0, 0, 252, 200, 200], 4)).toEqual([0, 0, 4, 0])
})

it('computeMelody returns nothing for a clip without pitch and for an empty clip', () => {
  expect(melodyOf([0, 0, 0], 3)).toEqual([])
  expect(melodyOf([], 3)).toEqual([])
})

it('computeMelody repeats the pitch of a frame in a clip with fewer frames than parts', () => {
  expect(melodyOf([100, 200, 400], 6)).toEqual([-12, -12, 0, 0, 12, 12])
})

it('computeMelody returns the requested number of integers for any pitch track', () => {
  const tracks = fc.array(fc.oneof(fc.constant(0), fc.float({ min: 50, max: 800, noNaN: true })), { minLength: 1 })
  fc.assert(
    fc.property(tracks, fc.integer({ min: 1, max: 200 }), (pitchHz, count) => {
      const melody = melodyOf(pitchHz, count)
      expect(melody).toHaveLength(pitchHz.some((hz) => hz > 0) ? count : 0)
      for (const semitones of melody) {
        expect(Number.isInteger(semitones) && Math.abs(semitones) <= 48 && !Object.is(semitones, -0)).toBe(true)
      }
    }),
  )
})

it('computeMelody follows a tone that rises by an octave', () => {
  const tone = complexTone(2, 16_000, (t) => 150 * 2 ** (t / 2))
  const melody = computeMelody(voiceTrack(tone, 16_000).pitchHz, 2000, 12)
  const inner = melody.slice(1, -1)
  expect(inner).toEqual(inner.toSorted((a, b) => a - b))
  expect(inner.at(-1)! - inner[0]!).toBeGreaterThanOrEqual(8)
})
