import type { Page } from '@playwright/test'

/**
 * Texts that are shortened on purpose: names and texts of visitors and of the catalogue, which may have any length, and
 * rows that scroll.
 */
const SHORTENED = [
  '.voice-hidden',
  '[part="words"]',
  '[part="snippet-text"]',
  '[data-model]',
  'textarea',
  'input',
].join()

/** Texts of a page that are cut off, and parts that reach beyond its width, each with what it says. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate((shortened) => {
    const { clientWidth } = document.documentElement
    const isShown = (node: Element) =>
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && node.closest(shortened) === null
    const said = (node: Element) => `${node.className || node.tagName}: ${node.textContent?.trim().slice(0, 60)}`
    const clips = (node: Element) => ['hidden', 'clip'].includes(getComputedStyle(node).overflowX)
    const isCut = (node: Element) =>
      node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1 && clips(node) && node.textContent?.trim() !== ''
    const wide = document.documentElement.scrollWidth > clientWidth ? [`page: ${document.documentElement.scrollWidth} px`] : []
    return [
      ...wide,
      ...[...document.body.querySelectorAll('*')].filter((node) => isCut(node) && isShown(node)).map(said),
    ]
  }, SHORTENED)
}
