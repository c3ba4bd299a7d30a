import { shareInPage } from './pageShare.ts'

/**
 * Gives a shadow root its styles: one sheet for all elements of the document, which no policy for styles forbids. A browser
 * without such sheets gets a `<style>` with the nonce of the element or of the page's scripts.
 */
export function adoptStyles(root: ShadowRoot, css: string): void {
  const page = root.ownerDocument
  const { CSSStyleSheet: Sheet } = page.defaultView ?? globalThis
  if (!('adoptedStyleSheets' in root) || !Sheet?.prototype.replaceSync)
    return void import('./addStyle.ts').then((it) => it.addStyle(root, css))
  const sheet = shareInPage(page, css, () => {
    const made = new Sheet()
    made.replaceSync(css)
    return made
  })
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
