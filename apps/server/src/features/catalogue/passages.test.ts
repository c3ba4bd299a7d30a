import { describe, expect, it } from 'vitest'
import { passageFor, PASSAGES } from './passages.ts'

describe.each(Object.entries(PASSAGES))('the passage in %s', (code, { language, text }) => {
  it('is long enough to compare rates, and short enough for every visitor', () => {
    expect(text.split(/\s+/u).length).toBeGreaterThanOrEqual(40)
    expect(text.length).toBeLessThanOrEqual(500)
  })

  it('names its language in English', () => {
    const [name] = new Intl.DisplayNames('en', { type: 'language' }).of(code.split('-')[0] ?? '')?.split(' ') ?? []
    expect(language).toBe(name)
  })

  it('is plain text of composed characters without digits', () => {
    expect(text).toBe(text.normalize('NFC').trim())
    expect(text).not.toMatch(/[\d<>[\]&]|\s{2}/u)
  })
})

describe('the passage for a language code', () => {
  it('is that of its region, else that of its language', () => {
    expect(passageFor('es-MX')).toBe(PASSAGES['es-MX'])
    expect(passageFor('es-ES')).toBe(PASSAGES['es'])
    expect(passageFor('de-AT')).toBe(PASSAGES['de'])
  })

  it('is refused for a language without one', () => {
    expect(() => passageFor('tlh')).toThrow(/no passage for the language tlh/u)
  })
})
