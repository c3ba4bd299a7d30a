/** Styles of the lit words, in a layer, so that any style of the page takes precedence. */
const STYLES = `@layer voice-article {
  ::highlight(voice-host-sentence) { background-color: color-mix(in srgb, currentColor 12%, transparent) }
  ::highlight(voice-host-female) { color: #fff; background-color: var(--voice-female, oklch(0.56 0.215 305)) }
  ::highlight(voice-host-male) { color: #fff; background-color: var(--voice-male, oklch(0.55 0.19 256)) }
  ::highlight(voice-host-none) { color: #fff; background-color: var(--voice-none, oklch(0.53 0.01 285)) }
}`

/**
 * Adds the styles of the lit words to the document or shadow root of an element; the returned function removes them. No
 * content security policy forbids constructed style sheets.
 */
export function paintHost(article: Element): () => void {
  const root = article.getRootNode() as Document | ShadowRoot
  const page = article.ownerDocument.defaultView
  // Browsers without them have no highlights either. A detached element has no style sheets.
  if (!page || !('adoptedStyleSheets' in root)) return () => {}
  const sheet = new page.CSSStyleSheet()
  sheet.replaceSync(STYLES)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
