/** Registers an element. A second call does nothing; if the name is taken by other code, that stays, with a warning. */
export function defineOnce(tag: string, element: CustomElementConstructor): void {
  try {
    customElements.define(tag, element)
  } catch (error) {
    void import('./fallbacks.ts').then((it) => it.explainName(tag, error))
  }
}
