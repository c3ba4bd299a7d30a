import type { TextRange } from '@voice-rankings/playback'
import type { PageText } from './readText.ts'

/** Range of the selected text; null for none. */
export function selectedRange({ pieces, shadowRoots }: PageText): TextRange | null {
  const selection = getSelection()
  if (!selection || selection.rangeCount === 0) return null
  const range = selection.getComposedRanges?.({ shadowRoots: [...shadowRoots] })[0] ?? selection.getRangeAt(0)
  const { startContainer, startOffset, endContainer, endOffset } = range
  if (startContainer === endContainer && startOffset === endOffset) return null
  const start = offsetOf(pieces, startContainer, startOffset)
  const end = offsetOf(pieces, endContainer, endOffset)
  return start < end ? { start, end } : null
}

/** Offset in the text of a place in the page: that of the first text at or after it. */
function offsetOf(pieces: PageText['pieces'], container: Node, offset: number): number {
  const own = pieces.find(([node]) => node === container)
  if (own) return own[1] + offset
  const after = container.childNodes[offset]
  const isBefore = (node: Node) =>
    after
      ? after !== node &&
        !after.contains(node) &&
        Boolean(after.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING)
      : container.contains(node) || Boolean(container.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING)
  const last = pieces.findLast(([node]) => isBefore(node))
  return last ? last[1] + last[0].length : 0
}

/** Offset of the first text that is in view; null if none is. */
export function visibleFrom({ pieces }: PageText): number | null {
  const range = new Range()
  for (const [node, start] of pieces) {
    if (node.data.trim() === '') continue
    range.selectNodeContents(node)
    const { bottom, height } = range.getBoundingClientRect()
    if (height > 0 && bottom > 0) return start + firstVisible(node)
  }
  return null
}

/** Offset in a text node of its first character that is in view. */
function firstVisible(node: Text): number {
  const range = new Range()
  let low = 0
  let high = node.length
  while (low < high) {
    const middle = (low + high) >> 1
    range.setStart(node, 0)
    range.setEnd(node, middle + 1)
    if (range.getBoundingClientRect().bottom > 0) high = middle
    else low = middle + 1
  }
  return low
}
