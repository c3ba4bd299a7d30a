import fc from 'fast-check'
import { expect, it } from 'vitest'
import { speakerIdOf, withOwnIds } from './speakerIds.ts'

it.each([
  ['kokoro', 'af_heart', 'kokoro--af-heart'],
  ['eleven_multilingual_v2', '21m00Tcm4TlvDq8ikWAM', 'eleven-multilingual-v2--21m00tcm4tlvdq8ikwam'],
  ['neural', 'en-US-Chirp3-HD-Aoede', 'neural--en-us-chirp3-hd-aoede'],
  ['neural', 'Céline', 'neural--celine'],
])('the voice %s %s has the speaker id %s', (model, id, expected) => expect(speakerIdOf(model, id)).toBe(expected))

it('voices with different ids at their provider have different speaker ids, in any order of the list', () => {
  const someId = fc.oneof(fc.constantFrom('Ab', 'aB', 'a-b', 'a_b', '音', '声'), fc.string({ minLength: 1 }))
  fc.assert(
    fc.property(fc.uniqueArray(someId, { minLength: 1 }), (ids) => {
      const voices = ids.map((id) => ({
        speakerId: speakerIdOf('model', id),
        providerVoiceId: id,
        name: id,
        languageCodes: ['en'],
      }))
      const own = withOwnIds(voices)
      expect(new Set(own.map(({ speakerId }) => speakerId)).size).toBe(ids.length)
      for (const { speakerId } of own) expect(speakerId).toMatch(/^[a-z0-9-]+--[a-z0-9-]+$/)
      expect(withOwnIds(voices.toReversed()).toReversed()).toEqual(own)
    }),
  )
})
