import type { TextMap } from './createTextMap.ts'
import type { TextRange } from './textRange.ts'
import type { WordPosition } from './wordAt.ts'
import { rangeOf } from './rangeOf.ts'

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

  function show(layer: Layer, place: TextRange | null): void {
    const name = names[layer]
    if (!name) return
    const highlight = highlightOf(name, layer)
    const before = ranges.get(layer)
    if (before) highlight.delete(before)
    ranges.delete(layer)
    const range = place && place.start < place.end ? rangeOf(map, place) : null
    if (!range) return
    ranges.set(layer, range)
    highlight.add(range)
  }

  return {
    paint({ word, begun }) {
      const current = words[word] ?? null
      const last = current ?? words.slice(0, begun).findLast((place) => place !== null) ?? null
      const sentence = last && sentences.find(({ start, end }) => start <= last.start && last.start < end)
      show('word', current)
      show('past', last && { start: 0, end: current ? current.start : last.end })
      show('sentence', last && sentence ? { start: last.end, end: sentence.end } : null)
    },
    destroy() {
      for (const layer of ranges.keys()) show(layer, null)
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
