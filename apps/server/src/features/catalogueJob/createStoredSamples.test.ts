import { describe, expect, it } from 'vitest'
import { createStoredSamples } from './createStoredSamples.ts'

const VOICE = {
  voice_id: 'openai-tts-1--alloy',
  voice_service: 'openai',
  voice_speaker_id: 'tts-1--alloy',
  voice_language_codes: ['en-US', 'de-DE'],
  sample_source: 'sample' as const,
  measured_stamp: 'first',
}

const open = () =>
  createStoredSamples({
    database: { queries: undefined as never },
    store: { get: () => Promise.resolve(null) },
    mastering: { decode: () => Promise.reject(new Error('Nothing is decoded here.')) },
  })

describe('the stored sample of a voice', () => {
  it('is given for any country of the language that it is spoken in', () => {
    expect(open().of(VOICE, 'en-GB')).toBeDefined()
  })

  it('is not given for another language of the voice', () => {
    expect(open().of(VOICE, 'de-DE')).toBeUndefined()
  })

  it.each(['preview', 'snippet', null] as const)(
    'is not given for a voice measured from %j, which has no text',
    (from) => {
      expect(open().of({ ...VOICE, sample_source: from }, 'en-US')).toBeUndefined()
    },
  )

  it('is the same object until the voice is measured again', () => {
    const stored = open()
    const first = stored.of(VOICE, 'en-US')
    expect(stored.of(VOICE, 'en-US')).toBe(first)
    expect(stored.of({ ...VOICE, measured_stamp: 'second' }, 'en-US')).not.toBe(first)
  })
})
