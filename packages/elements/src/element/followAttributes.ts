interface Observed extends HTMLElement {
  attributeChangedCallback(name: string, before: string | null, text: string | null): void
}

/** Tells an element of its attributes, and of their changes a microtask later, where the browser does not. */
export function followAttributes(element: Observed, names: readonly string[]): MutationObserver {
  const tell = (name: string, before: string | null) =>
    element.attributeChangedCallback(name, before, element.getAttribute(name))
  for (const name of names) tell(name, null)
  const observer = new MutationObserver((changes) => {
    for (const { attributeName, oldValue } of changes) tell(attributeName ?? '', oldValue)
  })
  observer.observe(element, { attributeFilter: [...names], attributeOldValue: true })
  return observer
}
