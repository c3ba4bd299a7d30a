import { describe, expect, it } from 'vitest'
import { timingOffset } from './timingOffset.ts'

const words = (starts: readonly number[]) => starts.map((startTime) => ({ word: 'tea', startTime, duration: 50 }))
const FOUND = { marks: words([0, 100, 200, 300, 400]), timingSource: 'aligned' }

describe('the offset of stated word times', () => {
  it('is that of a shift, early or late', () => {
    expect(timingOffset(words([300, 400, 500, 600, 700]), FOUND)).toBe(300)
    expect(timingOffset(words([-300, -200, -100, 0, 100]), FOUND)).toBe(300)
  })

  it('is large for words that are early and late in turn', () => {
    expect(timingOffset(words([200, -100, 400, 100, 600]), FOUND)).toBe(200)
  })

  it('ignores a few words that are far away', () => {
    expect(timingOffset(words([5000, 110, 210, 310, 5000]), FOUND)).toBe(10)
  })

  it('leaves out signs that are not spoken', () => {
    const sign = { word: '–', startTime: 5000, duration: 0 }
    const marks = [{ word: 'tea', startTime: 0, duration: 50 }, sign, sign]
    expect(
      timingOffset(
        [
          { ...marks[0]!, startTime: 20 },
          { ...sign, startTime: 0 },
          { ...sign, startTime: 0 },
        ],
        { ...FOUND, marks },
      ),
    ).toBe(20)
  })

  it('is unknown when the words were not found in the audio', () => {
    expect(timingOffset(words([300, 400]), { ...FOUND, timingSource: 'estimated' })).toBeUndefined()
  })
})
