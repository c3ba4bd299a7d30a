import { createHash } from 'node:crypto'

const SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g
const IS_DATA = /type="application\/(ld\+)?json"/

/** Hashes of what a page runs inline, as a Content-Security-Policy names them. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(({ groups }) => {
    const { attributes = '', code = '' } = groups ?? {}
    if (attributes.includes(' src=') || IS_DATA.test(attributes) || code === '') return []
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  })
}
