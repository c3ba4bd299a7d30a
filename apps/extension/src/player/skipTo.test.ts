import { expect, it } from 'vitest'
import type { PieceToSpeak } from '../protocol.ts'
import { skipTo } from './skipTo.ts'

const mark = (startTime: number) => ({ word: 'word', startTime, duration: 400 })
/** Two pieces of two sentences of two words, which begin at 0 and 2000 ms. */
const MARKS = [0, 500, 2000, 2500].map(mark)
const PIECE: PieceToSpeak = { text: 'One two. Three four.', pauseMs: 250, sentences: [0, 2] }
const PIECES = [PIECE, PIECE]

it.each([
  ['forward to the next sentence of the piece', 0, 100, 1, { index: 0, positionMs: 2000 }],
  ['forward to the next piece', 0, 2100, 1, { index: 1, positionMs: 0 }],
  ['forward from the last sentence to nothing', 1, 2100, 1, null],
  ['back to the beginning of a sentence that has been heard for a while', 0, 3900, -1, { index: 0, positionMs: 2000 }],
  ['back to the sentence before', 0, 2300, -1, { index: 0, positionMs: 0 }],
  ['back to the last sentence of the piece before', 1, 200, -1, { index: 0, positionMs: 2000 }],
  ['back at the beginning to the beginning', 0, 100, -1, { index: 0, positionMs: 0 }],
] as const)('goes %s', (_name, index, positionMs, by, place) => {
  expect(skipTo(PIECES, () => MARKS, { index, positionMs }, by)).toEqual(place)
})

it('goes by pieces where no word times are known', () => {
  expect(skipTo(PIECES, () => undefined, { index: 0, positionMs: 100 }, 1)).toEqual({ index: 1, positionMs: 0 })
  expect(skipTo(PIECES, () => undefined, { index: 1, positionMs: 100 }, -1)).toEqual({ index: 0, positionMs: 0 })
})
