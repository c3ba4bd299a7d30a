import { describe, expect, it } from 'vitest'
import { computeMelody } from './computeMelody.ts'
import { melodyTrack } from './melodyTrack.ts'
import { complexTone, joined, noise, syllables, whispers } from './testing/signals.ts'
import { voiceTrack } from './voiceTrack.ts'

const RATE = 16_000
const FORMANTS = [600, 1_200, 2_500]
const voice = (pitchHz: number) => syllables(1, RATE, { pitchHz, formants: FORMANTS })

/** Compares the melodies of a clip, which have the same length and differ by rounding only. */
function expectSameMelody(clip: Float32Array, rate: number): void {
  const [measured, melody] = [voiceTrack(clip, rate).pitchHz, melodyTrack(clip, rate)]
  expect(melody).toHaveLength(measured.length)
  const bars = [measured, melody].map((pitchHz) => computeMelody(pitchHz, (1000 * clip.length) / rate, 12))
  for (const [bar, semitones] of bars[0]!.entries()) {
    expect(Math.abs(semitones - bars[1]![bar]!)).toBeLessThanOrEqual(1)
  }
}

describe('melodyTrack', () => {
  it.each([60, 90, 130, 220, 400])(
    'has the melody of a measured pitch track for a voice at %d Hz and a fifth above',
    (hz) => {
      expectSameMelody(joined(voice(hz), new Float32Array(RATE), voice(1.5 * hz)), RATE)
    },
  )

  it.each([8_000, 22_050, 44_100])(
    'has the melody of a measured pitch track for a rising tone at a rate of %d Hz',
    (rate) => {
      expectSameMelody(
        complexTone(2, rate, (t) => 150 * 2 ** (t / 2)),
        rate,
      )
    },
  )

  it.each([
    ['a whisper', whispers(3, RATE, { formants: FORMANTS })],
    ['noise', noise(3, RATE, 0.1)],
    ['silence', new Float32Array(RATE)],
    ['an empty clip', new Float32Array()],
  ])('finds no pitch in %s', (_, clip) => {
    expect(melodyTrack(clip, RATE).every((hz) => hz === 0)).toBe(true)
  })
})
