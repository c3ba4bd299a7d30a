import type { MakeNode } from './smallTree.ts'

/** Creates DOM nodes with method calls only, which no CSP restricts. */
export const makeNodeIn =
  (page: Document): MakeNode<Element> =>
  (tag, attributes, ...inside) => {
    const node = /svg|path/.test(tag)
      ? page.createElementNS('http://www.w3.org/2000/svg', tag)
      : page.createElement(tag)
    for (const name in attributes)
      if ((attributes[name] ?? false) !== false) node.setAttribute(name, attributes[name] as string)
    node.append(...inside)
    return node
  }
