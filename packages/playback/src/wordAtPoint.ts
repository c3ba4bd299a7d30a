import { moveRange } from './moveRange.ts'
import type { Reading, TextPiece } from './readText.ts'

/** Tolerance beside a word, in pixels. */
const SLACK_PX = 3

/**
 * Finds the word at a point of the window, in CSS pixels: its index in `words`, -1 for none. `root` is the element with
 * the text; inside a shadow root the browser needs it for hit testing.
 */
export function wordAtPoint(
  root: Element,
  { pieces, words }: Pick<Reading, 'pieces' | 'words'>,
  point: { readonly x: number; readonly y: number },
): number {
  const caret = caretAt(root, point)
  const offset = caret && offsetOf(pieces, caret.node, caret.offset)
  if (offset === null) return -1
  // The caret snaps to the nearest letter at any distance: only a word under the point counts.
  return words.findIndex(
    (word) =>
      word !== null &&
      word.start <= offset &&
      offset <= word.end &&
      liesUnder(moveRange(new Range(), pieces, word), point),
  )
}

function liesUnder(range: Range, { x, y }: { x: number; y: number }): boolean {
  return Array.from(range.getClientRects()).some(
    ({ left, right, top, bottom }) => x >= left - SLACK_PX && x <= right + SLACK_PX && y >= top && y <= bottom,
  )
}

/** Safari before 26.2 and Chromium before 128 have only the older call, which ignores shadow roots. */
interface OlderDocument {
  caretRangeFromPoint?: (x: number, y: number) => Range | null
}

function caretAt(root: Element, { x, y }: { x: number; y: number }): { node: Node; offset: number } | null {
  const { ownerDocument: page } = root
  if (typeof page.caretPositionFromPoint === 'function') {
    const scope = root.getRootNode()
    const shadowRoots = scope instanceof ShadowRoot ? [scope] : []
    const position = page.caretPositionFromPoint(x, y, { shadowRoots })
    return position && { node: position.offsetNode, offset: position.offset }
  }
  const range = (page as OlderDocument).caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : null
}

/** Text offset of a position in a node; null for a node outside the text. */
export function offsetOf(pieces: readonly TextPiece[], node: Node, offset: number): number | null {
  const piece = pieces.find(([one]) => one === node)
  return piece ? piece[1] + offset : null
}
