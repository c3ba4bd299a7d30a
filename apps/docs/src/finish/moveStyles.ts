import { createHash } from 'node:crypto'

/** A start tag with its attributes, whose values may hold anything but their own quotes. */
const TAG = /<[a-z][\w-]*(?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*\s*\/?>/gi
const STYLE = / style=(?:"([^"]*)"|'([^']*)')/

/**
 * Takes style attributes out of a page, as its policy allows none: each becomes a rule in `rules`, found by an attribute that
 * says nothing else.
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
