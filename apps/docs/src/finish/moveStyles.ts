import { createHash } from 'node:crypto'

/** Start tag with its attributes, whose quoted values may contain any other character. */
const TAG = /<[a-z][\w-]*(?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*\s*\/?>/gi
const STYLE = / style=(?:"([^"]*)"|'([^']*)')/

/**
 * Moves style attributes of a page, which its CSP forbids, into `rules`. Each rule is selected by a generated
 * `data-styled` attribute.
 */
export function moveStyles(html: string, rules: Map<string, string>): string {
  return html.replaceAll(TAG, (tag) =>
    tag.replace(STYLE, (_, quoted: string | undefined, single: string | undefined) => {
      const style = (quoted ?? single ?? '').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
      const name = createHash('sha256').update(style).digest('hex').slice(0, 8)
      rules.set(name, style)
      return ` data-styled="${name}"`
    }),
  )
}
