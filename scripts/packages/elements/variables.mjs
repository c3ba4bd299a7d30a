import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../paths.mjs'

const STYLES = join(ROOT, 'packages/react/src/styles/tokens.css')
const DECLARATION = /\/\*(?<comment>[\s\S]*?)\*\/|(?<name>--voice-[\w-]+):\s*(?<value>[^;]+);/g

/**
 * CSS custom properties that a page may set: `[{ name, value, doc }]`. The preceding comment is the description and may
 * cover several.
 */
export function readVariables() {
  const [source] = readFileSync(STYLES, 'utf8').split('@media (prefers-reduced-motion')
  const variables = []
  let doc = ''
  for (const { groups } of source.slice(source.indexOf(':where(:root')).matchAll(DECLARATION)) {
    const { comment, name, value } = groups
    if (comment !== undefined) doc = comment.replaceAll(/\s*\*?\s*\n\s*\*?\s*/g, ' ').trim()
    else variables.push({ name, value: value.replaceAll(/\s+/g, ' '), doc })
  }
  return variables
}
