import MarkdownIt from 'markdown-it'
import type { Details, Document } from './document.ts'
import { readFragment } from './html/readHtml.ts'

/** Properties of a text between lines of dashes at its beginning (front matter). */
const FRONT = /^---[^\S\n]*\n([^]*?)\n(?:---|\.\.\.)[^\S\n]*(?:\n|$)/u

/**
 * Reads Markdown (CommonMark and the tables of GitHub) with the HTML in it. Links say their text, images their
 * alternative text, tables a paragraph for each row; blocks of code are left out. Title, author and language are read
 * from front matter. `speakers` are stated names of speakers; by default they are found.
 */
export function readMarkdown(source: string, speakers?: readonly string[]): Document {
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const [front = '', properties] = FRONT.exec(text) ?? []
  const hasProperties = properties !== undefined && /^\w[\w-]*:/m.test(properties)
  const html = new MarkdownIt({ html: true }).render(hasProperties ? text.slice(front.length) : text)
  return readFragment(html, hasProperties ? detailsOf(properties) : {}, speakers)
}

function detailsOf(properties: string): Details {
  const value = (name: string) =>
    new RegExp(`^${name}:[^\\S\\n]*(?:"([^"\\n]*)"|'([^'\\n]*)'|([^\\s\\[{|>&*#][^\\n]*))[^\\S\\n]*$`, 'imu')
      .exec(properties)
      ?.slice(1)
      .find(Boolean)
  return { title: value('title'), author: value('author'), language: value('lang(?:uage)?') }
}
