import { voiceListingFixture } from '@voice-rankings/testkit'
import { expect, it } from 'vitest'
import { nearestVoice } from './nearestVoice.ts'

const voice = (id: string, measured: object) => voiceListingFixture({ voice_id: id, ...measured })
const clara = voice('clara', { voice_pitch_hz: 200, voice_gender: 'female' })

it('nearestVoice is the voice whose measurements differ least', () => {
  const [far, near] = [voice('far', { voice_pitch_hz: 120 }), voice('near', { voice_pitch_hz: 190 })]
  expect(nearestVoice(clara, [far, clara, near])).toBe(near)
})

it('nearestVoice prefers the same gender', () => {
  const man = voice('man', { voice_pitch_hz: 199, voice_gender: 'male' })
  const woman = voice('woman', { voice_pitch_hz: 150, voice_gender: 'female' })
  expect(nearestVoice(clara, [man, woman])).toBe(woman)
})

it('nearestVoice leaves out voices without a sample, and itself', () => {
  expect(nearestVoice(clara, [clara, voice('mute', { voice_sample_url: null })])).toBeUndefined()
})
