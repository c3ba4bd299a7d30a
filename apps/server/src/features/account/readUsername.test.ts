import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ApiError } from '../../kernel/http/apiError.ts'
import { readUsername } from './readUsername.ts'
import { usernameKey } from './usernameKey.ts'

it.each(['ann', 'Ann Müller', '李小龙', 'Дмитрий', 'Ann-Marie_2.0', 'नमस्ते', '東京タワー'])(
  'readUsername accepts %s',
  (name) => {
    expect(readUsername(` ${name} `)).toBe(name)
  },
)

it('readUsername returns a visible name of 3 to 40 characters or throws with a sentence, for any text', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string({ minLength: 3 }))
  fc.assert(
    fc.property(anything, (text) => {
      try {
        const name = readUsername(text)
        expect(name.length).toBeGreaterThanOrEqual(3)
        expect(name.length).toBeLessThanOrEqual(40)
        expect(usernameKey(name)).not.toBe('')
        expect(readUsername(name)).toBe(name)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        expect(error.message).toMatch(/^Username must/)
      }
    }),
    { numRuns: 2000 },
  )
})

it('usernameKey is the same for all spellings of a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (name) => {
      expect(usernameKey(name.toUpperCase())).toBe(usernameKey(name))
      expect(usernameKey(usernameKey(name))).toBe(usernameKey(name))
    }),
  )
})
