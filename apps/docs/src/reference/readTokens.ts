import { readSource } from './sources.ts'

/** One variable of the style sheets: what it is for stands in the comment before it, which may hold for several. */
export interface Token {
  name: string
  value: string
  doc: string
}

const DECLARATION = /\/\*(?<comment>[\s\S]*?)\*\/|(?<name>--voice-[\w-]+):\s*(?<value>[^;]+);/g

/** The variables that a page may set, each once, with what they are unless it does. */
export function readTokens(): Token[] {
  const [source = ''] = readSource('packages/react/src/styles/tokens.css').split('@media (prefers-reduced-motion')
  const tokens: Token[] = []
  let doc = ''
  for (const { groups } of source.slice(source.indexOf(':where(:root')).matchAll(DECLARATION)) {
    const { comment, name, value } = groups ?? {}
    if (comment !== undefined) doc = comment.replaceAll(/\s*\*?\s*\n\s*\*?\s*/g, ' ').trim()
    else if (name && value) tokens.push({ name, value: value.replaceAll(/\s+/g, ' '), doc })
  }
  return tokens
}
