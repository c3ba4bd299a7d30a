import axe from 'axe-core'
import type { DrivenPage } from './DrivenPage.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Runs in the page. */
async function look(tags: string[]): Promise<string[]> {
  const { axe: tool } = window as typeof window & { axe: typeof axe }
  const find = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((node) => [
      ...(node.localName === 'voice-player' ? [node] : []),
      ...(node.shadowRoot ? find(node.shadowRoot) : []),
    ])
  const { violations } = await tool.run(find(document), { runOnly: tags, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Axe violations inside the players of a page; the surrounding page is ignored. */
export async function playerAxeViolations(page: DrivenPage): Promise<string[]> {
  await page.add(axe.source)
  return page.run(look, TAGS)
}
