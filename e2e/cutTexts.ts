import type { Page } from '@playwright/test'

/**
 * Texts that are shortened on purpose: names and texts of visitors and of the catalogue, which may have any length, and
 * texts for screen readers only.
 */
const SHORTENED = [
  '.voice-hidden',
  '[part="words"]',
  '[part="snippet-text"]',
  '[data-model]',
  '[part="analysis-cell"]',
  'textarea',
  'input',
].join()

/** Texts of a page that are cut off, each with what it says, and the width of a page that is wider than its window. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate((shortened) => {
    const { clientWidth: room, scrollWidth: width } = document.documentElement
    const cut = [...document.body.querySelectorAll('*')].filter(
      (node) =>
        node.clientWidth > 0 &&
        node.scrollWidth > node.clientWidth + 1 &&
        ['hidden', 'clip'].includes(getComputedStyle(node).overflowX) &&
        node.textContent?.trim() !== '' &&
        node.closest(shortened) === null &&
        node.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    const found = cut.map(
      (node) =>
        `${node.tagName}.${node.className} ${node.getAttribute('part')}: ${node.textContent?.trim().slice(0, 60)}`,
    )
    return width > room ? [`The page is ${width} px wide.`, ...found] : found
  }, SHORTENED)
}
