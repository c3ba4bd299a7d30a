import { VERSION } from '../version.ts'

/**
 * Tells who made the page why an element could not be defined: two versions of it are loaded, or other code has taken its name. The
 * same version twice is no fault.
 */
export function explainName(tag: string, error: unknown): void {
  // A server has no elements.
  if (!('customElements' in globalThis)) return
  const known: (CustomElementConstructor & { readonly version?: string }) | undefined = customElements.get(tag)
  if (!known) console.error(`<${tag}> could not be defined:`, error)
  else if (known.version !== VERSION) {
    console.warn(
      `<${tag}> is defined already, by other code or another version than ${VERSION}. Load one version per page.`,
    )
  }
}
