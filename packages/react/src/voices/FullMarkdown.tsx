import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { createElement, type ReactElement } from 'react'

type Piece = string | ReactElement

/** GitHub-flavoured Markdown as React elements, inside the one element that `className` and `part` name. */
export function FullMarkdown({ text, ...root }: { text: string; className: string; part: string }) {
  return createElement('div', root, ...pieces(lexer(text)))
}

// Only the built-in grammar is used, so every token is of a known type.
const pieces = (tokens: readonly Token[] = []): Piece[] => tokens.flatMap((token) => render(token as MarkedToken))

const element = (tag: string, tokens?: readonly Token[]) => createElement(tag, {}, ...pieces(tokens))

// The texts are below headings of the page, so theirs start at level three.
const FIRST_HEADING = 3

function render(token: MarkedToken): Piece | Piece[] {
  switch (token.type) {
    case 'heading':
      return createElement(`h${Math.min(6, Math.max(FIRST_HEADING, token.depth))}`, {}, ...labelled(token.tokens))
    case 'paragraph':
      return createElement('p', {}, ...labelled(token.tokens))
    case 'list':
      return createElement(token.ordered ? 'ol' : 'ul', { start: token.start || undefined }, ...pieces(token.items))
    case 'list_item': {
      const [box, words, ...blocks] = token.tokens
      if (box?.type !== 'checkbox' || !words) return element('li', token.tokens)
      return createElement('li', {}, ...labelled([box, words]), ...pieces(blocks))
    }
    case 'checkbox':
      return <input type="checkbox" checked={token.checked} disabled />
    case 'table':
      return <Table header={token.header} rows={token.rows} />
    case 'blockquote':
    case 'strong':
    case 'em':
    case 'del':
      return element(token.type, token.tokens)
    case 'codespan':
      return <code>{token.text}</code>
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      )
    case 'link':
      return link(token)
    case 'br':
    case 'hr':
      return createElement(token.type)
    case 'text':
      return token.tokens ? pieces(token.tokens) : token.text
    case 'image':
    case 'escape':
      return token.text
    case 'html':
      return token.block ? <p>{token.raw}</p> : token.raw
    default:
      return []
  }
}

/** Inline content; text after a checkbox is its label. */
function labelled(tokens: readonly Token[]): Piece[] {
  return tokens[0]?.type === 'checkbox' ? [element('label', tokens)] : pieces(tokens)
}

function Table({ header, rows }: Pick<Tokens.Table, 'header' | 'rows'>) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className="voice-table-scroll" tabIndex={0}>
      <table className="voice-table">
        <thead>{row(header)}</thead>
        {rows.length > 0 ? createElement('tbody', {}, ...rows.map(row)) : null}
      </table>
    </div>
  )
}

function row(cells: readonly Tokens.TableCell[]): ReactElement {
  return createElement('tr', {}, ...cells.map(cell))
}

function cell({ header, align, tokens }: Tokens.TableCell): ReactElement {
  const props = { scope: header ? 'col' : undefined, 'data-align': align ?? undefined }
  return createElement(header ? 'th' : 'td', props, ...pieces(tokens))
}

/** Link; only its text if it would run a script. */
function link({ href, tokens }: Tokens.Link): Piece | Piece[] {
  const safe = safeHref(href)
  if (safe === null) return pieces(tokens)
  return createElement('a', { href: safe, rel: 'noopener noreferrer nofollow', target: '_blank' }, ...pieces(tokens))
}

const ALLOWED = new Set(['http:', 'https:', 'mailto:'])

/** Address of a link in untrusted text; null unless it is a web address, a mailto link or a relative path. */
function safeHref(href: string): string | null {
  try {
    // Any base works: relative addresses take its scheme, and other schemes are parsed as in a browser.
    return ALLOWED.has(new URL(href, 'https://site.invalid').protocol) ? href : null
  } catch {
    return null
  }
}
