import { createHash } from 'node:crypto'

const INLINE = /<(?<tag>script|style)(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/\k<tag>>/g
const IS_DATA = /type="application\/(ld\+)?json"/

/** CSP hashes of the inline scripts and styles of a page. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const found = { scripts: [] as string[], styles: [] as string[] }
  for (const { groups } of html.matchAll(INLINE)) {
    const { tag, attributes = '', code = '' } = groups ?? {}
    if (attributes.includes(' src=') || IS_DATA.test(attributes) || code === '') continue
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
    found[tag === 'style' ? 'styles' : 'scripts'].push(hash)
  }
  return found
}
