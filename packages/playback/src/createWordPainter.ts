import type { TextRange } from './textRange.ts'
import type { WordPosition } from './wordAt.ts'

/** Names for `::highlight()`: words already spoken, the one being spoken, and the rest of its sentence. */
export const HIGHLIGHTS = { past: 'voice-past', word: 'voice-word', sentence: 'voice-sentence' } as const
type Layer = keyof typeof HIGHLIGHTS

/** Whether this browser can colour words without touching the document. */
export function canPaintWords(): boolean {
  return typeof Highlight === 'function' && typeof CSS === 'object' && 'highlights' in CSS
}

export interface WordPainter {
  /** Colours the words for a position; about a millisecond, and no node is added or changed. */
  paint(position: WordPosition): void
  /** Takes the colours away. */
  destroy(): void
}

/**
 * Colours the words of a text node by the CSS Custom Highlight API. `words` are the places of the marks
 * (`alignMarks`). Ask `canPaintWords` first.
 */
export function createWordPainter(
  node: Text,
  words: readonly (TextRange | null)[],
  sentences: readonly TextRange[],
): WordPainter {
  const ranges = new Map<Layer, Range>()

  function clear(layer: Layer): void {
    const range = ranges.get(layer)
    if (range) highlightOf(layer).delete(range)
    ranges.delete(layer)
  }

  function cover(layer: Layer, start: number, end: number): void {
    const range = ranges.get(layer) ?? node.ownerDocument.createRange()
    range.setStart(node, Math.min(start, node.length))
    range.setEnd(node, Math.min(end, node.length))
    if (ranges.has(layer)) return
    ranges.set(layer, range)
    highlightOf(layer).add(range)
  }

  return {
    paint({ word, begun }) {
      const current = word === -1 ? null : (words[word] ?? null)
      const last = current ?? words.slice(0, begun).findLast((place) => place !== null) ?? null
      if (current) cover('word', current.start, current.end)
      else clear('word')
      if (!last) {
        clear('past')
        clear('sentence')
        return
      }
      cover('past', 0, current ? current.start : last.end)
      const sentence = sentences.find(({ start, end }) => start <= last.start && last.start < end)
      if (sentence && sentence.end > last.end) cover('sentence', last.end, sentence.end)
      else clear('sentence')
    },
    destroy() {
      for (const layer of ranges.keys()) clear(layer)
    },
  }
}

/** The document has one highlight of each name; every text on the page adds its own ranges to it. */
function highlightOf(layer: Layer): Highlight {
  const name = HIGHLIGHTS[layer]
  const known = CSS.highlights.get(name)
  if (known) return known
  const highlight = new Highlight()
  // The word lies over the sentence and the words before it.
  highlight.priority = layer === 'word' ? 1 : 0
  CSS.highlights.set(name, highlight)
  return highlight
}
