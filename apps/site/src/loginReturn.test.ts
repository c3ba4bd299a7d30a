import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loginReturn } from './loginReturn.ts'

const ORIGIN = 'https://voices.example'
const at = (search: string, referrer: string | null = null) => loginReturn(new URL(`/login${search}`, ORIGIN), referrer)

test.each([
  ['the page it was opened from', '', `${ORIGIN}/voices?gender=male#list`, '/voices?gender=male#list'],
  ['the page in the address', '?return=%2Fapp%2Fhome', `${ORIGIN}/voices`, '/app/home'],
  ['the home page by default', '', null, '/'],
  ['the home page, from another site', '', 'https://elsewhere.example/voices', '/'],
  ['the home page for an address of another site', '?return=https%3A%2F%2Felsewhere.example', null, '/'],
  ['the home page for a protocol-relative address', '?return=%2F%2Felsewhere.example', null, '/'],
  ['the home page for an address with a backslash', '?return=%2F%5Celsewhere.example', null, '/'],
  ['the home page, from the login itself', '', `${ORIGIN}/login?return=%2Flogin`, '/'],
])('a login returns to %s', (_where, search, referrer, expected) => {
  expect(at(search, referrer)).toBe(expected)
})

test('a login returns to a page of this site for any input', () => {
  const hostile = fc.oneof(fc.string(), fc.webUrl(), fc.stringMatching(/^[/\\.:@a-z]{0,12}$/))
  fc.assert(
    fc.property(hostile, hostile, (asked, referrer) => {
      const path = at(`?return=${encodeURIComponent(asked)}`, referrer)
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
      expect(path).toMatch(/^\/(?![/\\])/)
    }),
  )
})
