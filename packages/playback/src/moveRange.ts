import type { TextPiece } from './readText.ts'
import type { TextRange } from './textRange.ts'

/**
 * Moves a DOM range over a range of a text. It ends in its last character's node, not at the start of the next node.
 */
export function moveRange(range: Range, pieces: readonly TextPiece[], { start, end }: TextRange): Range {
  for (const [node, from] of pieces) {
    const to = from + node.length
    if (from <= start && start <= to) range.setStart(node, start - from)
    if (from < end && end <= to) range.setEnd(node, end - from)
  }
  return range
}
