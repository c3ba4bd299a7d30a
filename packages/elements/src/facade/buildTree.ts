import type { Tree } from './facadeTree.ts'

const SVG = /^(svg|path)$/

/** Builds a tree as nodes, by calls alone: no policy for scripts or for styles is asked. */
export function buildTree(page: Document, [tag, attributes, ...inside]: Tree): Element {
  const space = SVG.test(tag) ? 'http://www.w3.org/2000/svg' : 'http://www.w3.org/1999/xhtml'
  const node = page.createElementNS(space, tag)
  for (const name in attributes) {
    const value = attributes[name]
    if (typeof value === 'string') node.setAttribute(name, value)
  }
  node.append(...inside.map((one) => (typeof one === 'string' ? one : buildTree(page, one))))
  return node
}
