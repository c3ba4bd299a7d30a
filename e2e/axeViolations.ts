import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Axe violations of a page and its frames, as sentences; for all rules or those with a tag.
 *
 * Only violations are collected, since reporting passes takes longer than the rules. Legacy mode, used for pages
 * without frames, avoids a second page in which axe merges the results of frames.
 */
export async function axeViolations(page: Page, tags?: readonly string[]): Promise<string[]> {
  const isWhole = page.frames().length === 1
  const axe = new AxeBuilder({ page }).setLegacyMode(isWhole).options({
    resultTypes: ['violations'],
    // Style sheets are not preloaded: axe would copy them inline, which a strict CSP forbids, for a rule that is
    // disabled.
    preload: { assets: ['media'] },
  })
  const { violations } = await (tags ? axe.withTags([...tags]) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
