import { describe, expect, it } from 'vitest'
import { melodyTrack } from './melodyTrack.ts'
import { complexTone, joined, noise, syllables, whispers } from './testing/signals.ts'
import { voiceTrack } from './voiceTrack.ts'

const RATE = 16_000
const FORMANTS = [600, 1_200, 2_500]
const voice = (pitchHz: number) => syllables(1, RATE, { pitchHz, formants: FORMANTS })

/** Expects a pitch where one is measured, within a semitone, but for the edges of a voice. */
function expectSamePitch(clip: Float32Array, rate: number): void {
  const [measured, track] = [voiceTrack(clip, rate).pitchHz, melodyTrack(clip, rate)]
  expect(track).toHaveLength(measured.length)
  const voiced = Array.from(measured.keys()).filter((k) => measured[k]! > 0)
  const found = voiced.filter((k) => track[k]! > 0)
  expect(found.length).toBeGreaterThan(0.9 * voiced.length)
  for (const k of found) expect(Math.abs(12 * Math.log2(track[k]! / measured[k]!))).toBeLessThan(1)
}

describe('melodyTrack', () => {
  it.each([60, 90, 130, 220, 400])('finds the pitch of a voice at %d Hz, and of one a fifth above it', (hz) => {
    expectSamePitch(joined(voice(hz), new Float32Array(RATE), voice(1.5 * hz)), RATE)
  })

  it.each([8_000, 22_050, 44_100])('finds the pitch of a rising tone at a rate of %d Hz', (rate) => {
    expectSamePitch(
      complexTone(2, rate, (t) => 150 * 2 ** (t / 2)),
      rate,
    )
  })

  it.each([
    ['a whisper', whispers(3, RATE, { formants: FORMANTS })],
    ['noise', noise(3, RATE, 0.1)],
    ['silence', new Float32Array(RATE)],
    ['an empty clip', new Float32Array()],
  ])('finds no pitch in %s', (_, clip) => {
    expect(melodyTrack(clip, RATE).every((hz) => hz === 0)).toBe(true)
  })
})
