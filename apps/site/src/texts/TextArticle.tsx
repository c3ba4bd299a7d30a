import { Fragment } from 'react'
import { Link } from 'react-router'
import type { TextBlock, TextPage } from './textPage.ts'

/** A text page. */
export function TextArticle({ title, blocks }: TextPage) {
  return (
    <article className="site-text">
      <h1>{title}</h1>
      {blocks.map((block, at) => (
        // eslint-disable-next-line react/no-array-index-key -- the blocks of a page never move
        <Block key={at} {...block} />
      ))}
    </article>
  )
}

function Block(block: TextBlock) {
  if ('heading' in block) return <h2>{block.heading}</h2>
  if ('text' in block) return <p>{withLinks(block.text)}</p>
  return (
    <dl>
      {block.terms.map(([term, text]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{withLinks(text)}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

const LINK = /\[([^\]]+)\]\((\/[^)]*)\)/

/** Text whose `[label](/path)` are links: every third part is text, then a label and its path. */
function withLinks(text: string) {
  const parts = text.split(LINK)
  return parts.map((part, at) => {
    if (at % 3 === 0) return part
    return at % 3 === 1 ? (
      <Link key={part} to={parts[at + 1] ?? ''}>
        {part}
      </Link>
    ) : null
  })
}
