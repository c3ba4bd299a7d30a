import { expect } from '@playwright/test'
import type { SpeechMark } from '@voice-rankings/contract'
import type { WordFrame } from './soundObserver.ts'

const TOLERANCE_MS = 50
/** Between the moments in which the page and the test read the clock within one frame. */
const LOOK_MS = 20

/** Where each marked word stands in the text, in order. */
function offsetsOf(marks: readonly SpeechMark[], text: string): number[] {
  let from = 0
  return marks.map(({ word }) => {
    const at = text.indexOf(word, from)
    expect(at, `"${word}" stands in the text after the words before it`).toBeGreaterThanOrEqual(from)
    from = at + word.length
    return at
  })
}

/** Expects that every word lit up, in order, and only while it was spoken: from 50 ms before its start to 50 after its end. */
export function expectWordsInTime(frames: readonly WordFrame[], marks: readonly SpeechMark[], text: string): void {
  const offsets = offsetsOf(marks, text)
  const seen = frames.map(({ offset }) => offset).filter((offset) => offset >= 0)
  const order = seen.filter((offset, n) => offset !== seen[n - 1])
  expect(order, 'words in the order of the text, each once').toEqual(offsets)

  const late = frames.filter(({ timeMs, offset }) => {
    const mark = marks[offsets.indexOf(offset)]
    if (!mark) return false
    const { startTime, duration } = mark
    return timeMs < startTime - TOLERANCE_MS || timeMs > startTime + duration + TOLERANCE_MS + LOOK_MS
  })
  expect(late, 'frames in which a word was lit up that was not being spoken').toEqual([])
}
