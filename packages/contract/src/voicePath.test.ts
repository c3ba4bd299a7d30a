import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseVoicePath, voicePath } from './voicePath.ts'

const SLT = { voice_service: 'flite', voice_gender: 'female', voice_speaker_id: 'slt--warm' }

it.each([
  'flite/female/slt--warm',
  '/voice/flite/female/slt--warm',
  'voice/flite/female/slt--warm/details',
  '/voice/flite/female/slt--warm/similar/',
  'https://voices.example/voice/flite/female/slt--warm?snippet=1#top',
])('parseVoicePath reads %s', (text) => expect(parseVoicePath(text)).toEqual(SLT))

it.each([
  '',
  'flite',
  'flite/other/slt',
  '/about',
  'https://voices.example/',
  'flite/female/%',
  '%/female/slt',
  'a/female/b/c/d',
])('parseVoicePath returns null for %j', (text) => expect(parseVoicePath(text)).toBeNull())

it.each(['unknown', 'Female', 'MALE'])('parseVoicePath reads the gender %s', (gender) => {
  expect(parseVoicePath(`flite/${gender}/slt`)).toMatchObject({ voice_gender: gender.toLowerCase() })
})

it('parseVoicePath round-trips the path of any voice', () => {
  const segment = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text !== 'voice')
  fc.assert(
    fc.property(segment, segment, fc.constantFrom('female' as const, 'male' as const), (service, speaker, gender) => {
      const voice = { voice_service: service, voice_gender: gender, voice_speaker_id: speaker }
      expect(parseVoicePath(voicePath(voice))).toEqual(voice)
    }),
  )
})

it('parseVoicePath never throws', () => {
  fc.assert(fc.property(fc.string(), (text) => void parseVoicePath(text)))
})
