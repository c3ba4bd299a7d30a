/** Names of the highlights, which differ from those of players in the page. */
export const NAMES = { word: 'voice-extension-word', sentence: 'voice-extension-sentence' } as const

/** Styles of the lit words. They are injected into the document and adopted by shadow roots. */
export const STYLES = `
::highlight(${NAMES.sentence}) { background-color: color-mix(in srgb, currentColor 14%, transparent) }
::highlight(${NAMES.word}) { color: #fff; background-color: oklch(0.56 0.215 305) }
`

/** Adds the styles of the lit words to shadow roots; the returned function removes them. */
export function paintRoots(roots: readonly ShadowRoot[]): () => void {
  if (roots.length === 0) return () => {}
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(STYLES)
    for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return () => {
      for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  } catch {
    // Firefox lets no extension do so; there highlights inherit the styles of the document.
    return () => {}
  }
}
