import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe objects to on a page and in its frames, as sentences; of all its rules, or of those with a tag.
 *
 * It is asked for objections alone: to write down all that is well takes longer than the rules do. The second page in which its
 * bridge puts the results of frames together is opened only where there are frames.
 */
export async function objections(page: Page, tags?: readonly string[]): Promise<string[]> {
  const isWhole = page.frames().length === 1
  const axe = new AxeBuilder({ page }).setLegacyMode(isWhole).options({
    resultTypes: ['violations'],
    // Style sheets, which it would copy into inline styles that a strict policy refuses, are only for a rule that is off.
    preload: { assets: ['media'] },
  })
  const { violations } = await (tags ? axe.withTags([...tags]) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
