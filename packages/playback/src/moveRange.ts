import type { TextPiece } from './readText.ts'
import type { TextRange } from './textRange.ts'

/** Moves a range of the document over a stretch of a text. It ends in its last character, not where the next node begins. */
export function moveRange(range: Range, pieces: readonly TextPiece[], { start, end }: TextRange): Range {
  for (const [node, from] of pieces) {
    const to = from + node.length
    if (from <= start && start <= to) range.setStart(node, start - from)
    if (from < end && end <= to) range.setEnd(node, end - from)
  }
  return range
}

/** The character of a text at a place of one of its nodes; null for a node that is not part of it. */
export function offsetOf(pieces: readonly TextPiece[], node: Node, offset: number): number | null {
  const piece = pieces.find(([one]) => one === node)
  return piece ? piece[1] + offset : null
}
