import type { VoiceListing } from '@voice-rankings/contract'
import { describe, expect, it } from 'vitest'
import { pickVaried } from './pickVaried.ts'

const voice = (id: string, language: string, service: string, gender: string, url: string | null = '/a.mp3') =>
  ({
    voice_id: id,
    voice_language_code: language,
    voice_service: service,
    voice_gender: gender,
    voice_sample_url: url,
  }) as VoiceListing

const pick = (voices: VoiceListing[], count: number) => pickVaried(voices, count).map(({ voice_id: id }) => id)

describe('pickVaried', () => {
  it('picks voices that differ in language, provider and gender before any repeats', () => {
    const voices = [
      voice('a', 'en-US', 'flite', 'female'),
      voice('b', 'en-GB', 'flite', 'female'),
      voice('c', 'de-DE', 'espeak', 'male'),
      voice('d', 'fr-FR', 'gnuspeech', 'female'),
    ]
    expect(pick(voices, 3)).toEqual(['a', 'c', 'd'])
  })

  it('picks only voices with a sample', () => {
    expect(pick([voice('a', 'en', 'flite', 'female', null), voice('b', 'en', 'flite', 'female')], 2)).toEqual(['b'])
  })

  it('returns all voices if there are few', () => {
    expect(pick([voice('a', 'en', 'flite', 'female')], 6)).toEqual(['a'])
    expect(pick([], 6)).toEqual([])
  })
})
