interface Observed extends HTMLElement {
  attributeChangedCallback(name: string, before: string | null, text: string | null): void
}

/** Calls `attributeChangedCallback` for current attributes and later changes, where the browser does not. */
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
