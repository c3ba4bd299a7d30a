/**
 * Removes the signs of Markdown (CommonMark 0.31: emphasis, code, headings, bullets, quotes, links), which an engine would
 * read out. Signs between words or spaces, as in `2 * 3` and `snake_case`, stay.
 */
export function withoutMarkdown(text: string): string {
  return text
    .replaceAll(/^\s*(?:#{1,6}|[-*+>])\s+/gmu, '')
    .replaceAll(/!?\[([^\]]*)\]\([^()\s]*\)/gu, '$1')
    .replaceAll(/`+/gu, '')
    .replaceAll(/(?<![\p{L}\p{N}])(?:\*{1,3}|_{1,3}|~~)(?=[^\s*_~])/gu, '')
    .replaceAll(/(?<=[^\s*_~])(?:\*{1,3}|_{1,3}|~~)(?![\p{L}\p{N}])/gu, '')
}
