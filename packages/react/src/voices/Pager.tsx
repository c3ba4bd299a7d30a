import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMessages } from '../runtime/index.ts'
import { Link } from '../ui/index.ts'
import { voicesMessages } from './messages.ts'
import { pageNumbers } from './pageNumbers.ts'

export interface PagerProps {
  /** From 1. */
  page: number
  pageCount: number
  hrefOf: (page: number) => string
}

/** Links to the pages of a list; nothing when it has but one. */
export function Pager({ page, pageCount, hrefOf }: PagerProps) {
  const messages = useMessages('voices', voicesMessages)
  if (pageCount <= 1) return null
  return (
    <nav className="voice-pager" part="pager" aria-label={messages.pages}>
      {page > 1 ? (
        <Link href={hrefOf(page - 1)} rel="prev">
          <ChevronLeft size={16} aria-hidden="true" />
          {messages.previous}
        </Link>
      ) : null}
      <ol>
        {pageNumbers(page, pageCount).map((one, at) => (
          <li key={one ?? `gap-${at}`}>
            {one === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link href={hrefOf(one)} aria-label={messages.page(one)} aria-current={one === page ? 'page' : undefined}>
                {one}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount ? (
        <Link href={hrefOf(page + 1)} rel="next">
          {messages.next}
          <ChevronRight size={16} aria-hidden="true" />
        </Link>
      ) : null}
    </nav>
  )
}
