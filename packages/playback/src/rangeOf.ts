import type { TextMap } from './createTextMap.ts'
import type { TextRange } from './textRange.ts'

/** A range of the document over a stretch of a text; null in a text without nodes. */
export function rangeOf(map: TextMap, { start, end }: TextRange): Range | null {
  const from = map.place(start)
  // Where it ends in its last character, so that it does not begin the next node.
  const to = map.place(Math.max(start, end - 1))
  if (!from || !to) return null
  const range = from.node.ownerDocument.createRange()
  range.setStart(from.node, from.offset)
  range.setEnd(to.node, Math.min(to.node.length, to.offset + (end > start ? 1 : 0)))
  return range
}
