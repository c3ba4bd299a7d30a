import { expect, test } from 'vitest'
import { languageCookie, languageInAddress, languageOfRequest } from './chooseLanguage.ts'

const request = (headers: Record<string, string>, path = '/voices') =>
  new Request(`https://voices.example${path}`, { headers })

test.each([
  ['de', 'de'],
  ['de-AT, en;q=0.5', 'de'],
  ['EN-gb;q=0.4, DE;q=0.9', 'de'],
  ['en, de', 'en'],
  ['tlh, de;q=0.1', 'de'],
  ['de;q=0, en;q=0.1', 'en'],
  ['de;q=nonsense', 'en'],
  ['tlh', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [', ;q=,', 'en'],
])('a browser that accepts “%s” gets %s', (accepted, code) => {
  expect(languageOfRequest(request({ 'accept-language': accepted }))).toBe(code)
})

test('the chosen language comes before those of the browser', () => {
  const headers = { 'accept-language': 'en', cookie: 'visitor=a; language=de' }
  expect(languageOfRequest(request(headers))).toBe('de')
  expect(languageOfRequest(request({ ...headers, cookie: 'language=tlh' }))).toBe('en')
  expect(languageOfRequest(request({ ...headers, cookie: 'other_language=de' }))).toBe('en')
})

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
