import { describe, expect, it } from 'vitest'
import { passageFor, PASSAGES } from './passages.ts'

describe.each(Object.entries(PASSAGES))('the passage in %s', (code, { language, text }) => {
  it('has enough words to compare rates and few enough characters for every visitor', () => {
    expect(text.split(/\s+/u).length).toBeGreaterThanOrEqual(40)
    expect(text.length).toBeLessThanOrEqual(500)
  })

  it('has the English name of its language', () => {
    const [name] = new Intl.DisplayNames('en', { type: 'language' }).of(code.split('-')[0] ?? '')?.split(' ') ?? []
    expect(language).toBe(name)
  })

  it('is plain composed text without digits', () => {
    expect(text).toBe(text.normalize('NFC').trim())
    expect(text).not.toMatch(/[\d<>[\]&]|\s{2}/u)
  })
})

describe('passageFor', () => {
  it('returns the passage of the region, else that of the language', () => {
    expect(passageFor('es-MX')).toBe(PASSAGES['es-MX'])
    expect(passageFor('es-ES')).toBe(PASSAGES['es'])
    expect(passageFor('de-AT')).toBe(PASSAGES['de'])
  })

  it('throws for a language without a passage', () => {
    expect(() => passageFor('tlh')).toThrow(/no passage for the language tlh/u)
  })
})
