import type { TextRange } from './textRange.ts'
import { wordRanges } from './wordRanges.ts'

/** A text node, and where it begins in the whole text. */
export type TextPiece = readonly [node: Text, start: number]

/** The text of an element, and where in its nodes it stands. */
export interface Reading {
  /** The words as they are read: a line break stands between two lines, and what is not shown is left out. */
  text: string
  /** The nodes, in their order. */
  pieces: readonly TextPiece[]
  /** Every run of characters between white space; of a text whose marks were laid on it, the place of each mark. */
  words: readonly (TextRange | null)[]
}

// Not read out: what is no text, and a player that stands inside the text it reads.
const LEFT_OUT = 'script,style,noscript,select,textarea,voice-player,.voice-player'

/** Reads an element's text nodes in order; a text node alone is its own text. Nothing in the document is changed. */
export function readText(root: Element | Text): Reading {
  const pieces: TextPiece[] = []
  let text = ''
  let gap = ''

  function read(node: Node): void {
    // By number, since a node may be of another window, whose classes are others.
    if (node.nodeType === 3) {
      text += gap
      gap = ''
      pieces.push([node as Text, text.length])
      text += (node as Text).data
    } else if (node.nodeType === 1) {
      const { display } = getComputedStyle(node as Element)
      if (display === 'none' || (node as Element).matches(LEFT_OUT)) return
      const end = node.nodeName !== 'BR' && /^(inline|contents)/u.test(display) ? '' : '\n'
      gap ||= end
      node.childNodes.forEach(read)
      gap ||= end
    }
  }
  read(root)
  return { text, pieces, words: wordRanges(text) }
}
