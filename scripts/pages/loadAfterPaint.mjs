/** Marks the templates in which a document keeps what loads its scripts. */
export const HELD = 'data-held'

/**
 * Lets a page load its scripts as soon as it has been painted once: it can be read by then, and running them would only hold
 * that up. `held` is {@link HELD}; `meanwhile` runs while the scripts are on their way.
 *
 * Written into the page as it stands here, so it must not use anything from outside itself.
 */
export function loadAfterPaint(page, held, meanwhile) {
  // A page in a tab behind, or in a frame out of sight, is not painted.
  const MOST_MS = 1000
  let isLoaded = false
  const load = () => {
    if (isLoaded) return
    isLoaded = true
    for (const template of page.document.querySelectorAll(`template[${held}]`)) template.replaceWith(template.content)
    if (meanwhile) page.setTimeout(meanwhile, 0)
  }
  page.document.addEventListener('DOMContentLoaded', () => {
    page.requestAnimationFrame(() => page.setTimeout(load, 0))
    page.setTimeout(load, MOST_MS)
  })
}
