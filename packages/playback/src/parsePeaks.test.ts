import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parsePeaks } from './parsePeaks.ts'

describe('parsePeaks', () => {
  it.each([
    ['integers up to 100 as they are', '[0, 50, 100]', [0, 50, 100]],
    ['shares of 1 as percent', '[0, -0.5, 1]', [0, 50, 100]],
    ['16 bit audiowaveform files', '{"bits":16,"data":[-16384,16384,32767]}', [50, 50, 100]],
    ['8 bit audiowaveform files', '{"bits":8,"data":[-64,127]}', [50, 99]],
    ['a word among the numbers as nothing', '[1, "2"]', []],
    ['text that is no JSON as nothing', '<html>', []],
    ['null as nothing', 'null', []],
  ])('reads %s', (_, file, peaks) => {
    expect(parsePeaks(file)).toEqual(peaks)
  })
})

test('parsePeaks returns integers from 0 to 100 for any JSON', () => {
  fc.assert(
    fc.property(fc.json(), (file) => {
      expect(parsePeaks(file).every((peak) => Number.isInteger(peak) && peak >= 0 && peak <= 100)).toBe(true)
    }),
  )
})
