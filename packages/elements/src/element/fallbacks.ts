// Loaded by the few pages that need it, as one file.
import { VERSION } from '../version.ts'

/** Gives a shadow root a sheet as an element, with the nonce of its host or of the page's scripts, which a policy may ask for. */
export function addStyle(root: ShadowRoot, css: string): void {
  if ([...root.querySelectorAll('style')].some(({ textContent }) => textContent === css)) return
  const page = root.ownerDocument
  const style = page.createElement('style')
  const { nonce } = root.host as HTMLElement
  style.nonce = nonce || (page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '')
  style.textContent = css
  root.prepend(style)
}

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
