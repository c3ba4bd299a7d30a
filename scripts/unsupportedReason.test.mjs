import { expect, it } from 'vitest'
import { unsupportedReason } from './unsupportedReason.mjs'

it.each([
  ['20.19.0', 'linux', undefined],
  ['24.21.0', 'darwin', undefined],
  ['20.18.3', 'linux', /needs Node 20\.19 or newer, and this is Node 20\.18\.3/],
  ['18.20.8', 'darwin', /needs Node 20\.19/],
  ['24.21.0', 'win32', /inside WSL/],
])('unsupportedReason on Node %s and %s returns %s', (version, platform, expected) => {
  const sentence = unsupportedReason({ version, platform })
  if (expected === undefined) expect(sentence).toBeUndefined()
  else expect(sentence).toMatch(expected)
})
