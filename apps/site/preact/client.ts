// Preact as `react-dom/client`, for whole documents.
import { type ComponentChild, type ContainerNode, hydrate, options } from 'preact'
import { ready } from './ready.ts'

// Scripts of the page have run by then, and its policy lets nobody write another: what they say is the server's alone. Data
// for search engines stays.
const { vnode: before } = options
options.vnode = (vnode) => {
  const props = vnode.props as Record<string, unknown>
  if (vnode.type === 'script' && props['type'] !== 'application/ld+json') delete props['dangerouslySetInnerHTML']
  before?.(vnode)
}

/** Takes over a document that {@link file://./server.ts} has rendered. */
export function hydrateRoot(container: Document, page: ComponentChild): void {
  hydrate(ready(page), aroundRoot(container))
}

/** Preact renders into elements; this is one whose only child is the document's root. */
function aroundRoot(page: Document): ContainerNode {
  const root = page.documentElement
  const element = {
    nodeType: root.nodeType,
    parentNode: null,
    firstChild: root,
    // Without the document type, which would be taken for something left over.
    childNodes: [root],
    namespaceURI: root.namespaceURI,
    contains: (child: Node | null) => page.contains(child),
    insertBefore: (node: Node, child: Node | null) => page.insertBefore(node, child),
    appendChild: (node: Node) => page.appendChild(node),
    removeChild: (child: Node) => page.removeChild(child),
  }
  return element
}
