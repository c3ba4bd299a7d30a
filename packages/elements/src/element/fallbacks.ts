// Rarely needed code, loaded as one file.
import { VERSION } from '../version.ts'

/** Adds a `<style>` to a shadow root, with the nonce of its host or of the page's scripts, which a CSP may require. */
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
 * Logs why an element could not be defined: two versions of it are loaded, or other code has taken its name. The same
 * version twice is not an error.
 */
export function explainName(tag: string, error: unknown): void {
  // Servers have no custom elements.
  if (!('customElements' in globalThis)) return
  const known: (CustomElementConstructor & { readonly version?: string }) | undefined = customElements.get(tag)
  if (!known) console.error(`<${tag}> could not be defined:`, error)
  else if (known.version !== VERSION) {
    console.warn(
      `<${tag}> is defined already, by other code or another version than ${VERSION}. Load one version per page.`,
    )
  }
}
