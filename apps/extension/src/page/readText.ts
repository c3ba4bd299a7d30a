import { browser } from 'wxt/browser'

/** Text nodes with their offsets in the text, as `lightSentence` expects them. */
type TextPiece = readonly [node: Text, start: number]

/** Text of a page as people see it, across shadow roots; it has line breaks between lines. */
export interface PageText {
  readonly text: string
  readonly pieces: readonly TextPiece[]
  readonly shadowRoots: readonly ShadowRoot[]
}

/** Elements without text to read: controls, graphics, media, and code of the page. */
const LEFT_OUT =
  'script,style,noscript,template,select,textarea,input,button,svg,canvas,video,audio,iframe,object,[aria-hidden=true]'

/** Child nodes as they are drawn: those of an open or closed shadow root, and those that fill a slot. */
export function childrenOf(element: Element): { nodes: Iterable<Node>; root: ShadowRoot | null } {
  const root = shadowRootOf(element)
  if (root) return { nodes: root.childNodes, root }
  const assigned = element.localName === 'slot' ? (element as HTMLSlotElement).assignedNodes() : []
  return { nodes: assigned.length > 0 ? assigned : element.childNodes, root: null }
}

/** Extensions may open closed shadow roots too, each browser in its own way. */
function shadowRootOf(element: Element): ShadowRoot | null {
  if (element.shadowRoot) return element.shadowRoot
  // Only custom elements and a few others have shadow roots, and the call is slow.
  if (
    !element.localName.includes('-') &&
    !/^(article|aside|body|div|header|main|p|section|span)$/u.test(element.localName)
  )
    return null
  const own = element as Element & { openOrClosedShadowRoot?: ShadowRoot | null }
  if ('openOrClosedShadowRoot' in own) return own.openOrClosedShadowRoot ?? null
  return (element instanceof HTMLElement && browser.dom?.openOrClosedShadowRoot(element)) || null
}

/** True for an element that is neither seen nor read. */
export function isLeftOut(element: Element, { display, visibility }: CSSStyleDeclaration): boolean {
  return display === 'none' || visibility === 'hidden' || element.matches(LEFT_OUT)
}

/** True for an element that continues its line. */
export const isInline = (element: Element, { display }: CSSStyleDeclaration) =>
  element.nodeName !== 'BR' && /^(inline|contents|ruby)/u.test(display)

/** Reads the text of an element without changing the page. `accepts` says of an element whether its own text nodes count. */
export function readText(root: Element, accepts: (element: Element) => boolean = () => true): PageText {
  const pieces: TextPiece[] = []
  const shadowRoots: ShadowRoot[] = []
  let text = ''
  let gap = ''

  function read(node: Node, isWanted: boolean, keepsLines: boolean): void {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!isWanted) return
      text += gap
      gap = ''
      pieces.push([node as Text, text.length])
      const { data } = node as Text
      // A line break of the source is a space; the length stays.
      text += keepsLines ? data : data.replaceAll(/[\n\r]/gu, ' ')
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      const element = node as Element
      const style = getComputedStyle(element)
      if (isLeftOut(element, style)) return
      const end = isInline(element, style) ? '' : '\n'
      gap ||= end
      const { nodes, root: shadowRoot } = childrenOf(element)
      if (shadowRoot) shadowRoots.push(shadowRoot)
      const accepted = accepts(element)
      const breaks = /^(pre|break)/u.test(style.whiteSpace)
      for (const child of nodes) read(child, accepted, breaks)
      gap ||= end
    }
  }
  read(root, false, false)
  return { text, pieces, shadowRoots }
}
