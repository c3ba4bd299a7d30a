/** Some words of a text, and whether they stand out. */
export interface PlainPart {
  readonly words: string
  readonly strong: boolean
}

/** Letters, digits, blanks and the signs that mean nothing in Markdown where they stand. */
const WORDS = String.raw`(?:[\p{L}\p{M}\p{N} ,;'’“”‘()%/°−–—…]|[.!?:](?!//)|(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}]))`
const STRONG = String.raw`\*\*[\p{L}](?:${WORDS}*[\p{L}\p{N}.!?])?\*\*`
// What begins like a list, or like an address that would become a link, is left to the grammar.
const PLAIN = new RegExp(
  String.raw`^(?!\d+[.)](?: |$))(?! )(?!.*www\.)(?:${STRONG}(?= |[,;:.]|$)|${WORDS})*(?<! )$`,
  'iu',
)

/**
 * One paragraph of words, some of them strong, taken apart; null for anything else Markdown can say, which takes the whole
 * grammar.
 */
export function plainMarkdown(text: string): PlainPart[] | null {
  if (text === '' || !PLAIN.test(text)) return null
  return text
    .split('**')
    .map((words, at) => ({ words, strong: at % 2 === 1 }))
    .filter(({ words }) => words !== '')
}
