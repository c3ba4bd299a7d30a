import { canPaintWords } from './canPaintWords.ts'
import { moveRange } from './moveRange.ts'
import type { TextPiece } from './readText.ts'
import type { TextRange } from './textRange.ts'

/** Colours one stretch of a text in place of the one before it; none takes the colour away. */
export type PaintLayer = (pieces: readonly TextPiece[], place?: TextRange | null | false) => void

/**
 * Colours by the CSS Custom Highlight API: no node is added or changed. The document has one highlight of each name; every text
 * on the page has a range of its own in it. Ask `canPaintWords` first.
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
