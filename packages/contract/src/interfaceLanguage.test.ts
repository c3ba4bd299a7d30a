import { expect, test } from 'vitest'
import { directionOf, isLanguage, languageOfRequest } from './interfaceLanguage.ts'

test.each([
  ['de', 'de'],
  ['de-AT, en;q=0.5', 'de'],
  ['EN-gb;q=0.4, DE;q=0.9', 'de'],
  ['de; level=1; q=0.9, fr; q=0.2', 'de'],
  ['zh-Hant-TW, es-419-x-a', 'es'],
  ['de;q=0', 'en'],
  ['en, de', 'en'],
  ['tlh, de;q=0.1', 'de'],
  ['de;q=0, en;q=0.1', 'en'],
  ['de;q=nonsense', 'en'],
  ['tlh', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [', ;q=,', 'en'],
])('a browser that accepts “%s” gets %s', (accepted, code) => {
  expect(languageOfRequest(new Headers({ 'accept-language': accepted }))).toBe(code)
})

test('the chosen language comes before those of the browser', () => {
  const headers = { 'accept-language': 'en', cookie: 'visitor=a; language=de' }
  expect(languageOfRequest(new Headers(headers))).toBe('de')
  expect(languageOfRequest(new Headers({ ...headers, cookie: 'language=tlh' }))).toBe('en')
  expect(languageOfRequest(new Headers({ ...headers, cookie: 'other_language=de' }))).toBe('en')
})

test('the cookie of the language is found among others, with or without spaces', () => {
  expect(languageOfRequest(new Headers({ cookie: 'language=fr; visitor=a' }))).toBe('fr')
  expect(languageOfRequest(new Headers({ cookie: 'visitor=a;language=ja' }))).toBe('ja')
})

test.each([
  ['de', 'ltr'],
  ['ja', 'ltr'],
  ['ar', 'rtl'],
] as const)('the language %s is written %s', (code, direction) => {
  expect(directionOf(code)).toBe(direction)
})

test.each([
  ['ja', true],
  ['it', false],
  ['DE', false],
  ['', false],
])('%j is a code of a language of the interface: %s', (code, expected) => {
  expect(isLanguage(code)).toBe(expected)
})
