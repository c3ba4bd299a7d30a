import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMessages } from '../runtime/index.ts'
import { Link } from '../ui/index.ts'
import { voicesMessages } from './messages.ts'

export interface PagerProps {
  /** From 1. */
  page: number
  pageCount: number
  hrefOf: (page: number) => string
}

/** Links to the pages of a list; nothing for a single page. */
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

/** The page numbers a pager shows: the first, the last and those around `page`; null stands for a gap of two or more. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const near = new Set([1, page - 1, page, page + 1, pageCount])
  // A gap of one number is no shorter than the number.
  if (page === 4) near.add(2)
  if (page === pageCount - 3) near.add(pageCount - 1)
  const numbers = [...near].filter((one) => one >= 1 && one <= pageCount).toSorted((a, b) => a - b)
  return numbers.flatMap((one, at) => (at > 0 && one - (numbers[at - 1] ?? one) > 1 ? [null, one] : [one]))
}
