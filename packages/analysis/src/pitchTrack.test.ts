import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PITCH_HOP_MS, pitchTrack } from './pitchTrack.ts'
import { complexTone, joined, noise, sine } from './testing/signals.ts'

it.each([16_000, 22_050, 44_100, 48_000])('pitchTrack measures any steady pitch within 0.3 %% at %d Hz', (rate) => {
  fc.assert(
    fc.property(fc.double({ min: 60, max: 700, noNaN: true }), (hz) => {
      const { pitchHz } = pitchTrack(
        complexTone(0.4, rate, () => hz),
        rate,
      )
      // The first and last frames have only half a window.
      for (const heard of pitchHz.subarray(5, -5)) expect(Math.abs(heard / hz - 1)).toBeLessThan(0.003)
    }),
    { numRuns: 15 },
  )
})

it('pitchTrack follows a pitch that glides over an octave', () => {
  const { pitchHz } = pitchTrack(complexTone(1.5, 22_050, glide), 22_050)
  for (let k = 5; k < pitchHz.length - 6; k++) {
    expect(Math.abs(pitchHz[k]! / glide((k * PITCH_HOP_MS) / 1000) - 1)).toBeLessThan(0.02)
  }
})

it('pitchTrack makes no octave error for a missing fundamental', () => {
  const tone = complexTone(0.5, 16_000, () => 150)
  const fundamental = sine(0.5, 16_000, 150, 0.2, 1)
  const { pitchHz } = pitchTrack(
    tone.map((sample, i) => sample - fundamental[i]!),
    16_000,
  )
  for (const heard of pitchHz.subarray(5, -5)) expect(heard).toBeCloseTo(150, 0)
})

it('pitchTrack measures the pitch in noise of a tenth of its power', () => {
  const tone = complexTone(1, 16_000, () => 110)
  const noisy = noise(1, 16_000, 0.12).map((sample, i) => sample + tone[i]!)
  const { pitchHz } = pitchTrack(noisy, 16_000)
  const right = pitchHz.filter((hz) => Math.abs(hz / 110 - 1) < 0.02)
  expect(right.length / pitchHz.length).toBeGreaterThan(0.9)
})

it('pitchTrack finds no pitch in pauses', () => {
  const tone = complexTone(0.5, 16_000, () => 200)
  const { pitchHz } = pitchTrack(joined(tone, new Float32Array(8_000), tone), 16_000)
  expect(pitchHz.subarray(55, 95).every((hz) => hz === 0)).toBe(true)
})

it.each([
  ['silence', new Float32Array(8_000)],
  ['an empty clip', new Float32Array(0)],
  ['a clip of one sample', new Float32Array([0.5])],
])('pitchTrack finds nothing in %s', (_, clip) => {
  expect(pitchTrack(clip, 16_000).pitchHz.every((hz) => hz === 0)).toBe(true)
})

it('pitchTrack is independent of a constant offset', () => {
  const tone = complexTone(0.5, 16_000, () => 100)
  const shifted = tone.map((sample) => sample + 0.3)
  expect(pitchTrack(shifted, 16_000).pitchHz[25]).toBeCloseTo(pitchTrack(tone, 16_000).pitchHz[25]!, 0)
})

/** Rises from 120 Hz by an octave in 1.5 s. */
function glide(t: number): number {
  return 120 * 2 ** (t / 1.5)
}
