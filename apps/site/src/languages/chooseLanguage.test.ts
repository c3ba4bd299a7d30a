import { expect, test } from 'vitest'
import { languageCookie, languageInAddress } from './chooseLanguage.ts'

const request = (headers: Record<string, string>, path = '/voices') =>
  new Request(`https://voices.example${path}`, { headers })

test.each([
  ['/voices?lang=de', 'de'],
  ['/voices?lang=tlh', null],
  ['/voices?lang=toString', null],
  ['/voices', null],
])('the address %s chooses the language %s', (path, code) => {
  expect(languageInAddress(request({}, path))).toBe(code)
})

test('the cookie is secure over TLS', () => {
  expect(languageCookie('de', true)).toBe('language=de; Path=/; Max-Age=34560000; SameSite=Lax; HttpOnly; Secure')
  expect(languageCookie('de', false)).not.toContain('Secure')
})
