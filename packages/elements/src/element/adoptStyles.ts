/**
 * Adds styles to a shadow root as a constructed style sheet shared by all elements of the document, which no CSP
 * forbids. Without support for these, it adds a `<style>` with the nonce of the element or of the page's scripts.
 */
export function adoptStyles(root: ShadowRoot, css: string): void {
  const page = root.ownerDocument as Document & Record<symbol, CSSStyleSheet | undefined>
  // Stored on the document, so it is released with it. The CSS text is the key.
  const place = Symbol.for(css)
  let sheet = page[place]
  try {
    if (!sheet) {
      sheet = new (page.defaultView as typeof globalThis.window).CSSStyleSheet()
      sheet.replaceSync(css)
      page[place] = sheet
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  } catch {
    void import('./fallbacks.ts').then((it) => it.addStyle(root, css))
  }
}
