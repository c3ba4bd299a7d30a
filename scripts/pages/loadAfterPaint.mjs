/** Attribute of templates that contain deferred scripts. */
export const HELD = 'data-held'

/**
 * Loads the scripts of a page after its first paint, which running them would delay. `held` is {@link HELD};
 * `meanwhile` runs while the scripts load.
 *
 * The function is serialized into the page, so it must not use anything from outside itself.
 */
export function loadAfterPaint(page, held, meanwhile) {
  // Fallback for pages that are not painted: background tabs and hidden frames.
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
