/** Part of a text, and its emphasis. */
export interface PlainPart {
  readonly words: string
  readonly strong: boolean
}

/** Characters without a special meaning in Markdown at their position. */
const WORDS = String.raw`(?:[\p{L}\p{M}\p{N} ,;'’“”‘()%/°−–—…]|[.!?:](?!//)|(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}]))`
const STRONG = String.raw`\*\*[\p{L}](?:${WORDS}*[\p{L}\p{N}.!?])?\*\*`
// Texts that start like a list, or contain an address that would become a link, are left to the grammar.
const PLAIN = new RegExp(
  String.raw`^(?!\d+[.)](?: |$))(?! )(?!.*www\.)(?:${STRONG}(?= |[,;:.]|$)|${WORDS})*(?<! )$`,
  'iu',
)

/** Parses a single paragraph with strong parts; null for any other Markdown, which needs the full grammar. */
export function plainMarkdown(text: string): PlainPart[] | null {
  if (text === '' || !PLAIN.test(text)) return null
  return text
    .split('**')
    .map((words, at) => ({ words, strong: at % 2 === 1 }))
    .filter(({ words }) => words !== '')
}
