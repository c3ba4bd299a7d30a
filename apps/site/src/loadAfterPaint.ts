/** Marks the templates in which a document keeps what loads its scripts. */
export const HELD = 'data-held'

/** What is needed of a browser's window. */
export interface PaintedWindow {
  readonly document: {
    querySelectorAll(selector: string): Iterable<{ readonly content: Node; replaceWith(content: Node): void }>
    addEventListener(type: 'DOMContentLoaded', listener: () => void): void
  }
  requestAnimationFrame(then: () => void): unknown
  setTimeout(then: () => void, ms: number): unknown
  readonly Worker: new (address: string) => unknown
}

/**
 * Lets a page load its scripts as soon as it has been painted once: it can be read by then, and running them would only hold
 * that up. `held` is {@link HELD}.
 *
 * Written into the page as it stands here, so it must not use anything from outside itself.
 */
export function loadAfterPaint(page: PaintedWindow, held: string): void {
  // A page in a tab behind, or in a frame out of sight, is not painted.
  const MOST_MS = 1000
  let isLoaded = false
  const load = () => {
    if (isLoaded) return
    isLoaded = true
    for (const template of page.document.querySelectorAll(`template[${held}]`)) template.replaceWith(template.content)
    try {
      void new page.Worker('/language.js')
    } catch {
      // A frame of another site may have no threads; its scripts then read the language data themselves.
    }
  }
  page.document.addEventListener('DOMContentLoaded', () => {
    page.requestAnimationFrame(() => page.setTimeout(load, 0))
    page.setTimeout(load, MOST_MS)
  })
}
