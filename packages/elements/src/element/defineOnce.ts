/** Lets the document know an element. A second time does nothing; other code of that name stays, with a warning. */
export function defineOnce(tag: string, element: CustomElementConstructor): void {
  try {
    customElements.define(tag, element)
  } catch (error) {
    void import('./fallbacks.ts').then((it) => it.explainName(tag, error))
  }
}
