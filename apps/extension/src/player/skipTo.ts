import type { SpeechMark } from '@voice-rankings/contract'
import type { PieceToSpeak, ReadingPlace } from '../protocol.ts'

/** Time after which a step back goes to the beginning of the same sentence, in ms. */
const RESTART_MS = 1500
/** A seek may end a little before the word. */
const TOLERANCE_MS = 50

/**
 * Place of the next or previous sentence; null after the last one. `marksOf` returns the word times of a piece that has been
 * spoken; without them a piece counts as one sentence.
 */
export function skipTo(
  pieces: readonly PieceToSpeak[],
  marksOf: (index: number) => readonly SpeechMark[] | undefined,
  { index, positionMs }: ReadingPlace,
  by: 1 | -1,
): ReadingPlace | null {
  const startsOf = (piece: number) => {
    const marks = marksOf(piece)
    const times = pieces[piece]?.sentences.flatMap((word) => marks?.[word]?.startTime ?? []) ?? []
    return [0, ...times.slice(1)]
  }
  const starts = startsOf(index)
  if (by > 0) {
    const next = starts.find((start) => start > positionMs + TOLERANCE_MS)
    if (next !== undefined) return { index, positionMs: next }
    return index + 1 < pieces.length ? { index: index + 1, positionMs: 0 } : null
  }
  const current = starts.findLastIndex((start) => start <= positionMs + TOLERANCE_MS)
  const isInside = positionMs - (starts[current] ?? 0) > RESTART_MS
  if (isInside || current > 0) return { index, positionMs: starts[isInside ? current : current - 1] ?? 0 }
  return index > 0 ? { index: index - 1, positionMs: startsOf(index - 1).at(-1) ?? 0 } : { index, positionMs: 0 }
}
