import { expect } from '@playwright/test'
import type { SpeechMark } from '@voice-rankings/contract'
import type { WordFrame } from './soundObserver.ts'

const TOLERANCE_MS = 50
/** Maximum time between the page's and the test's clock readings within one frame. */
const LOOK_MS = 20

/** Offset of each marked word in the text, in order. */
function offsetsOf(marks: readonly SpeechMark[], text: string): number[] {
  let from = 0
  return marks.map(({ word }) => {
    const at = text.indexOf(word, from)
    expect(at, `"${word}" stands in the text after the words before it`).toBeGreaterThanOrEqual(from)
    from = at + word.length
    return at
  })
}

/** Time for which a word must have been painted to count, in ms: a machine without time for frames has none for words. */
const SEEN_MS = 50

/** Words that the browser painted for some time before the next word could be highlighted. */
function paintableWords(frames: readonly WordFrame[], marks: readonly SpeechMark[]): SpeechMark[] {
  return marks.filter((mark, n) => {
    const end = Math.min(mark.startTime + mark.duration, (marks[n + 1]?.startTime ?? Infinity) - TOLERANCE_MS)
    const within = frames.filter(({ timeMs }) => timeMs >= mark.startTime && timeMs + LOOK_MS < end)
    const [first, last] = [within[0], within.at(-1)]
    return first !== undefined && last !== undefined && last.timeMs - first.timeMs >= SEEN_MS
  })
}

/**
 * Expects the words to be highlighted in order, once each, without skipping any that a frame fell into, and each only
 * from 50 ms before its start to 50 ms after its end, and 20 ms for the clock.
 */
export function expectWordsInTime(frames: readonly WordFrame[], marks: readonly SpeechMark[], text: string): void {
  const offsets = offsetsOf(marks, text)
  const lit = frames.map(({ offset }) => offset).filter((offset) => offset >= 0)
  const order = lit.filter((offset, n) => offset !== lit[n - 1]).map((offset) => offsets.indexOf(offset))
  expect(order, 'words in the order of the text, each once').toEqual([...new Set(order)].toSorted((a, b) => a - b))
  const dark = paintableWords(frames, marks).filter((mark) => !order.includes(marks.indexOf(mark)))
  expect(dark, 'words that were spoken and did not light up').toEqual([])

  const untimely = frames.filter(({ timeMs, lookedMs, offset }) => {
    const mark = marks[offsets.indexOf(offset)]
    if (!mark) return false
    const { startTime, duration } = mark
    // On a busy machine, later words may have been painted between the two clock readings, and the clock of a sound that
    // was behind goes back.
    return lookedMs < startTime - TOLERANCE_MS - LOOK_MS || timeMs > startTime + duration + TOLERANCE_MS + LOOK_MS
  })
  expect(untimely, 'frames in which a word was lit up that was not being spoken').toEqual([])
}
