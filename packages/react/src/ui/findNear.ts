/** Element that a selector names, in the shadow root or document of a place, else in its document; null for none. */
export function findNear(place: Element, target: Element | string): Element | null {
  if (typeof target !== 'string') return target
  try {
    return (place.getRootNode() as ParentNode & Node).querySelector(target) ?? place.ownerDocument.querySelector(target)
  } catch {
    // The selector is not valid.
    return null
  }
}
