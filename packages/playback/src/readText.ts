import type { TextRange } from './textRange.ts'
import { wordRanges } from './wordRanges.ts'

/** A text node, and its offset in the whole text. */
export type TextPiece = readonly [node: Text, start: number]

/** Text of an element, with its nodes. */
export interface Reading {
  /** Text as read aloud, with line breaks between lines and without hidden parts. */
  text: string
  /** Text nodes in order. */
  pieces: readonly TextPiece[]
  /** Ranges of the words; after alignment, the range of each mark. */
  words: readonly (TextRange | null)[]
}

// Elements that are not read: those without text, and a player inside its own text.
const LEFT_OUT = 'script,style,noscript,select,textarea,voice-player,.voice-player'

/** Reads the text nodes of an element, or a single text node, without changing the DOM. */
export function readText(root: Element | Text): Reading {
  const pieces: TextPiece[] = []
  let text = ''
  let gap = ''

  function read(node: Node): void {
    // Compared by number, since a node of another window has other classes.
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
