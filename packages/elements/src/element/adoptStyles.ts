/**
 * Gives a shadow root its styles: one sheet for all elements of the document, which no policy for styles forbids. A page without
 * such sheets gets a `<style>` with the nonce of the element or of the page's scripts.
 */
export function adoptStyles(root: ShadowRoot, css: string): void {
  const page = root.ownerDocument as Document & Record<symbol, CSSStyleSheet | undefined>
  // On the document, so that it goes with it. The text is its name: whoever has the same text has the same sheet.
  const place = Symbol.for(css)
  try {
    let sheet = page[place]
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
