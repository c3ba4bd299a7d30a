import type { TextMap } from './createTextMap.ts'
import type { TextRange } from './textRange.ts'
import type { WordPosition } from './wordAt.ts'
import { rangeOf } from './wordAtPoint.ts'

/** Names for `::highlight()`: words already spoken, the one being spoken, and the rest of its sentence. */
export interface HighlightNames {
  /** Left out, words already spoken keep their colour. */
  readonly past?: string
  readonly word: string
  readonly sentence: string
}
type Layer = keyof HighlightNames

/** The names in a player's own text. */
export const HIGHLIGHTS: Required<HighlightNames> = {
  past: 'voice-past',
  word: 'voice-word',
  sentence: 'voice-sentence',
}

export interface WordPainter {
  /** Colours the words for a position; about a millisecond, and no node is added or changed. */
  paint(position: WordPosition): void
  /** Takes the colours away. */
  destroy(): void
}

/**
 * Colours the words of a text by the CSS Custom Highlight API, across however many nodes it is spread. `words` are the
 * places of the marks (`alignMarks`). Ask `canPaintWords` first.
 */
export function createWordPainter(
  map: TextMap,
  words: readonly (TextRange | null)[],
  sentences: readonly TextRange[],
  names: HighlightNames = HIGHLIGHTS,
): WordPainter {
  const ranges = new Map<Layer, Range>()

  function clear(layer: Layer): void {
    const range = ranges.get(layer)
    const name = names[layer]
    if (range && name) highlightOf(name, layer).delete(range)
    ranges.delete(layer)
  }

  function cover(layer: Layer, start: number, end: number): void {
    const name = names[layer]
    const place = name && rangeOf(map, { start, end })
    if (!place) return
    const range = ranges.get(layer)
    if (range) {
      range.setStart(place.startContainer, place.startOffset)
      range.setEnd(place.endContainer, place.endOffset)
      return
    }
    ranges.set(layer, place)
    highlightOf(name, layer).add(place)
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
function highlightOf(name: string, layer: Layer): Highlight {
  const known = CSS.highlights.get(name)
  if (known) return known
  const highlight = new Highlight()
  // The word lies over the sentence and the words before it.
  highlight.priority = layer === 'word' ? 1 : 0
  CSS.highlights.set(name, highlight)
  return highlight
}
