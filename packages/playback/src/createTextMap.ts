/** The text of an element, and where in its nodes each character stands. */
export interface TextMap {
  /** The words as they are read: a line break stands between two blocks, and what is not shown is left out. */
  readonly text: string
  /** The place of a character, for a range; null in a text without nodes. */
  place(offset: number): { node: Text; offset: number } | null
  /** The character at a place of one of the nodes; null for a node that is not part of the text. */
  offsetOf(node: Node, offset: number): number | null
}

interface Piece {
  readonly node: Text
  /** Where the node's text begins in the whole. */
  readonly start: number
}

// Not read out: what is no text, and a player that stands inside the text it reads.
const LEFT_OUT = 'script, style, template, noscript, textarea, select, .voice-player'

/** Reads an element's text nodes in order; a text node alone is its own text. Nothing in the document is changed. */
export function createTextMap(root: Node): TextMap {
  const pieces: Piece[] = []
  let text = ''

  function breakLine(): void {
    if (text.slice(-1).trim() !== '') text += '\n'
  }

  function read(node: Node): void {
    if (node.nodeType === node.TEXT_NODE) {
      pieces.push({ node: node as Text, start: text.length })
      text += (node as Text).data
      return
    }
    const display = displayOf(node)
    if (display === 'none' || (node !== root && node instanceof Element && node.matches(LEFT_OUT))) return
    const isBlock = display !== null && !/^(inline|contents$)/u.test(display)
    if (isBlock || node.nodeName === 'BR') breakLine()
    node.childNodes.forEach(read)
    if (isBlock) breakLine()
  }
  read(root)

  return {
    text,
    place(offset) {
      const piece = pieces.findLast(({ start }) => start <= offset) ?? pieces[0]
      return piece ? { node: piece.node, offset: Math.max(0, Math.min(offset - piece.start, piece.node.length)) } : null
    },
    offsetOf(node, offset) {
      const piece = pieces.find((one) => one.node === node)
      return piece ? piece.start + offset : null
    },
  }
}

function displayOf(node: Node): string | null {
  const view = node.ownerDocument?.defaultView
  return view && node.nodeType === node.ELEMENT_NODE ? view.getComputedStyle(node as Element).display : null
}
