import { expect, it } from 'vitest'
import { medianPitchHz } from './medianPitchHz.ts'
import { noise, syllables, whispers } from './testing/signals.ts'

const MOUTH = [600, 1_200, 2_500]

it.each([95, 130, 210, 300])('medianPitchHz is the pitch of a voice at %d Hz', (pitchHz) => {
  expect(medianPitchHz(syllables(3, 22_050, { pitchHz, formants: MOUTH }), 22_050)! / pitchHz).toBeCloseTo(1, 1)
})

it('medianPitchHz is null for a whisper, though a tracker finds some pitch in it', () => {
  expect(medianPitchHz(whispers(4, 22_050, { formants: MOUTH }), 22_050)).toBeNull()
})

it.each([16_000, 22_050, 48_000])('medianPitchHz is null for white noise at %d Hz', (rate) => {
  expect(medianPitchHz(noise(3, rate), rate)).toBeNull()
})

it('medianPitchHz is null for silence', () => {
  expect(medianPitchHz(new Float32Array(16_000), 16_000)).toBeNull()
})
