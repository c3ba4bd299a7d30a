import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAccessSignature } from './accessSignature.ts'

const MINUTE_MS = 60_000
const NOON = Date.UTC(2026, 0, 1, 12, 1)

function atClock(start = NOON) {
  let time = start
  return { signature: createAccessSignature('secret', () => time), pass: (ms: number) => void (time += ms) }
}

test('an address of private audio is valid for 15 minutes and ended after 30', () => {
  const { signature, pass } = atClock()
  const access = signature.sign('snippet', 'owner')
  pass(15 * MINUTE_MS)
  expect(signature.read('snippet', access)).toBe('owner')
  pass(15 * MINUTE_MS)
  expect(signature.read('snippet', access)).toBeNull()
})

test('the address of private audio stays the same within a quarter of an hour', () => {
  const { signature, pass } = atClock()
  const access = signature.sign('snippet', 'owner')
  pass(10 * MINUTE_MS)
  expect(signature.sign('snippet', 'owner')).toBe(access)
})

test.each([
  ['of another snippet', 'other', (access: string) => access],
  ['with a later end', 'snippet', (access: string) => access.replace(/^\d+/, (ends) => String(Number(ends) + 1))],
  ['with another permission', 'snippet', (access: string) => access.replace('.owner.', '.other.')],
  ['without a signature', 'snippet', (access: string) => access.replace(/[^.]+$/, '')],
])('an access parameter %s is refused', (_what, id, change) => {
  const { signature } = atClock()
  expect(signature.read(id, change(signature.sign('snippet', 'owner')))).toBeNull()
})

test('an access parameter of another secret is refused', () => {
  const { signature } = atClock()
  const other = createAccessSignature('another secret', () => NOON)
  expect(signature.read('snippet', other.sign('snippet', 'owner'))).toBeNull()
})

test('no text but the signed one opens a snippet', () => {
  const { signature } = atClock()
  const access = signature.sign('snippet', 'owner')
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d+\.[\w-]+\.[\w-]{43}$/)), (text) => {
      expect(signature.read('snippet', text)).toBe(text === access ? 'owner' : null)
    }),
  )
})
