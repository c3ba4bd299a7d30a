import type { MarkupNode } from '@voice-rankings/contract'

/** Shows an element as the only content of a place. One of the same tag is kept, so that its sound goes on. */
export function showMarkup(place: HTMLElement, node: MarkupNode): void {
  const [shown] = place.children
  if (shown?.localName === node.tag && !node.inside) setAttributes(shown as HTMLElement, node)
  else place.replaceChildren(createElement(node, place.ownerDocument))
}

function createElement(node: MarkupNode, page: Document): HTMLElement {
  const element = page.createElement(node.tag)
  setAttributes(element, node)
  const inside = (node.inside ?? []).map((one) => (typeof one === 'string' ? one : createElement(one, page)))
  element.append(...inside)
  return element
}

function setAttributes(element: HTMLElement, { attributes }: MarkupNode): void {
  // Properties of styles are allowed where style attributes are not.
  const { style = '', ...rest } = attributes
  if (element.style.cssText !== style) element.style.cssText = String(style)
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined) element.removeAttribute(name)
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value))
  }
}
