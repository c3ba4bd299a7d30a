import { canPaintWords } from './canPaintWords.ts'
import { moveRange } from './moveRange.ts'
import type { TextPiece } from './readText.ts'
import type { TextRange } from './textRange.ts'

/** Highlights a range of a text instead of the previous one; without a range it removes the highlight. */
export type PaintLayer = (pieces: readonly TextPiece[], place?: TextRange | null | false) => void

/**
 * Highlights text by the CSS Custom Highlight API, without changing the DOM. A document has one highlight per name,
 * with a range for each text on the page. Check `canPaintWords` first.
 */
export function createLayer(name: string): PaintLayer {
  if (!canPaintWords) return () => {}
  const highlight = CSS.highlights.get(name) ?? new Highlight()
  const range = new Range()
  CSS.highlights.set(name, highlight)
  return (pieces, place) => {
    highlight.delete(range)
    if (place) highlight.add(moveRange(range, pieces, place))
  }
}
