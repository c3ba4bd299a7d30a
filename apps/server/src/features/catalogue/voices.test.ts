import { describe, expect, it } from 'vitest'
import { passageFor } from './passages.ts'
import { VOICES } from './voices.ts'

function count(values: readonly string[]): number {
  return new Set(values).size
}

describe('the catalogue', () => {
  it('has at least 120 voices of three services, in at least 25 languages', () => {
    expect(VOICES.length).toBeGreaterThanOrEqual(120)
    expect(count(VOICES.map((voice) => voice.voice_service))).toBe(3)
    expect(count(VOICES.map((voice) => voice.voice_language_codes[0].slice(0, 2)))).toBeGreaterThanOrEqual(25)
  })

  it('has voices of both genders in every language and every service', () => {
    const keys = VOICES.flatMap((voice) => [voice.voice_service, ...voice.voice_language_codes])
    for (const key of new Set(keys)) {
      const voices = VOICES.filter((voice) => voice.voice_service === key || voice.voice_language_codes.includes(key))
      // Exempt: the Belgian and Swiss accents of French and American English, which are extra languages of voices from
      // elsewhere.
      if (voices.length > 1) expect([key, count(voices.map((voice) => voice.voice_gender))]).toEqual([key, 2])
    }
  })

  it('uses each name once', () => {
    expect(count(VOICES.map((voice) => voice.voice_name))).toBe(VOICES.length)
  })

  it('uses speaker ids of the form model--variant that are safe in URLs and file names', () => {
    const ids = VOICES.map((voice) => `${voice.voice_service}-${voice.voice_speaker_id}`)
    expect(count(ids)).toBe(VOICES.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+-[a-z0-9]+(?:[-+][a-z0-9]+)*--[a-z0-9]+(?:-[a-z0-9]+)*$/u)
  })

  it('uses language codes as defined by BCP 47', () => {
    for (const code of VOICES.flatMap((voice) => voice.voice_language_codes)) {
      expect(Intl.getCanonicalLocales(code)).toEqual([code])
    }
  })

  it('has no two voices with equal parameters', () => {
    expect(count(VOICES.map((voice) => JSON.stringify([voice.voice_service, voice.parameters])))).toBe(VOICES.length)
  })

  it('describes changed voices in one sentence and unchanged ones not at all', () => {
    for (const { voice_instructions: instructions, voice_speaker_id: id } of VOICES) {
      if (instructions === null) expect(id).toMatch(/--base$/u)
      else expect(instructions).toMatch(/^[A-Z][^.]*\.$/u)
    }
  })

  it('has a passage for each language of a voice', () => {
    for (const code of VOICES.flatMap((voice) => voice.voice_language_codes)) {
      expect(() => passageFor(code)).not.toThrow()
    }
  })
})
