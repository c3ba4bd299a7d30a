import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeFileName } from './saveFile.ts'

test.each([
  ['a/b\\c:d.mp3', 'a-b-c-d.mp3'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['What? "Yes" <no>|*.mp3', 'What- -Yes- -no-.mp3'],
  ['Lucía-es-419.mp3', 'Lucía-es-419.mp3'],
  ['...', 'audio'],
])('%s is saved as %s', (name, safe) => expect(safeFileName(name)).toBe(safe))

test('no name leads out of the folder or hides in it', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(safeFileName(name)).toMatch(/^(?![.\s])[^<>:"/\\|?*]+$/)
    }),
  )
})
