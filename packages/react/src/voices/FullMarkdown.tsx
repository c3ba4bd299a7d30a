import { lexer, type MarkedToken, type Token } from 'marked'
import { Fragment, createElement, type ReactNode } from 'react'
import { safeHref } from './safeHref.ts'

/** Markdown of any kind as React elements. */
export default function FullMarkdown({ text }: { text: string }) {
  return <Tokens tokens={lexer(text)} />
}

function Tokens({ tokens }: { tokens: readonly Token[] | undefined }): ReactNode {
  // Of the built-in grammar alone, so each token is one of the known kinds.
  return tokens?.map((token, at) => <Fragment key={at}>{render(token as MarkedToken)}</Fragment>)
}

// The texts stand below headings of our own, so theirs start at the third rank.
const FIRST_HEADING = 3

function render(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'heading':
      return createElement(`h${Math.min(6, Math.max(FIRST_HEADING, token.depth))}`, {}, children(token))
    case 'paragraph':
      return <p>{children(token)}</p>
    case 'list':
      return createElement(token.ordered ? 'ol' : 'ul', {}, <Tokens tokens={token.items} />)
    case 'list_item':
      return <li>{children(token)}</li>
    case 'blockquote':
      return <blockquote>{children(token)}</blockquote>
    case 'strong':
      return <strong>{children(token)}</strong>
    case 'em':
      return <em>{children(token)}</em>
    case 'codespan':
      return <code>{token.text}</code>
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      )
    case 'link':
      return <SafeLink href={token.href}>{children(token)}</SafeLink>
    case 'br':
      return <br />
    case 'hr':
      return <hr />
    case 'text':
      return token.tokens ? children(token) : token.text
    case 'image':
    case 'escape':
    case 'del':
      return token.text
    case 'html':
      return token.raw
    default:
      return null
  }
}

function children(token: { tokens?: Token[] }): ReactNode {
  return <Tokens tokens={token.tokens} />
}

function SafeLink({ href, children: words }: { href: string; children: ReactNode }) {
  const safe = safeHref(href)
  if (safe === null) return words
  return (
    <a href={safe} rel="noopener noreferrer nofollow" target="_blank">
      {words}
    </a>
  )
}
