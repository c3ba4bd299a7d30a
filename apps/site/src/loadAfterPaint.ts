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
  const load = () => {
    for (const template of page.document.querySelectorAll(`template[${held}]`)) template.replaceWith(template.content)
    // The first use of `Intl` reads the browser's language data, 20 to 50 ms of a phone: here while scripts are on their way.
    page.setTimeout(() => void (1).toLocaleString('en-US'), 0)
  }
  page.document.addEventListener('DOMContentLoaded', () => {
    page.requestAnimationFrame(() => page.setTimeout(load, 0))
    page.setTimeout(load, MOST_MS)
  })
}
