import { expect, it } from 'vitest'
import { joined, noise, rungPulses, syllables, whispers } from './testing/signals.ts'
import { voiceProfile } from './voiceProfile.ts'

const MOUTH = [600, 1_200, 2_500]
const TEXT = 'one two three four'
const MARKS = TEXT.split(' ').map((word, i) => ({ word, startTime: i * 1_000, duration: 1_000 }))
const RATE = 22_050

const profileOf = (clip: Float32Array) => voiceProfile(clip, RATE, MARKS, TEXT)

it('voiceProfile measures pitch, pitch range, rate and loudness of a voice', () => {
  const clip = syllables(4, RATE, { pitchHz: 130, formants: MOUTH })
  const profile = profileOf(clip)
  expect(profile.durationMs).toBeCloseTo(4_000)
  expect(profile.pitchHz! / 130).toBeCloseTo(1, 1)
  expect(profile.pitchSpreadSemitones).toBeGreaterThan(2)
  expect(profile.pitchSpreadSemitones).toBeLessThan(5)
  expect(profile.voicedShare).toBeGreaterThan(0.8)
  expect(profile.wordsPerMinute).toBeCloseTo(60)
  expect(profile.vocalFry).toBeLessThan(0.02)
  expect(profile.intensityPercent).toBeCloseTo(((profile.lufs + 70) / 64) * 100)
})

it('voiceProfile reports neither pitch nor vocal fry of a whisper', () => {
  const profile = profileOf(whispers(4, RATE, { formants: MOUTH }))
  expect(profile).toMatchObject({ pitchHz: null, pitchSpreadSemitones: null, voicedShare: 0, vocalFry: 0 })
  expect(profile.lufs).toBeGreaterThan(-40)
})

it('voiceProfile measures the creaky share of a voice', () => {
  const pulses = Array.from({ length: 40 }, (_, i) => 0.02 + i / 40 + (i % 3) * 0.002)
  const clip = joined(syllables(1, RATE, { pitchHz: 130, formants: MOUTH }), rungPulses(1.05, RATE, pulses, MOUTH))
  expect(profileOf(clip).vocalFry).toBeGreaterThan(0.4)
  expect(profileOf(clip).vocalFry).toBeLessThan(0.75)
})

it('voiceProfile differs only in loudness for a louder clip', () => {
  const clip = syllables(4, RATE, { pitchHz: 180, formants: MOUTH })
  const loud = profileOf(clip)
  const soft = profileOf(clip.map((sample) => sample / 4))
  expect(loud.lufs - soft.lufs).toBeCloseTo(12.04, 1)
  expect({ ...soft, lufs: 0, intensityPercent: 0, voiceprint: 0 }).toMatchObject({
    pitchHz: loud.pitchHz,
    vocalFry: loud.vocalFry,
    energy: loud.energy,
    wordsPerMinute: loud.wordsPerMinute,
  })
})

it.each([
  ['silence', new Float32Array(RATE)],
  ['noise', noise(1, RATE)],
  ['an empty clip', new Float32Array(0)],
  ['a single sample', new Float32Array([1])],
])('voiceProfile reports no pitch of %s', (_, clip) => {
  const profile = profileOf(clip)
  expect(profile.pitchHz).toBeNull()
  expect(profile.energy).toBeGreaterThanOrEqual(1)
})
