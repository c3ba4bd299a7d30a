import { ChevronLeft } from 'lucide-react'
import { Link } from '../../ui/index.ts'

interface BackLinkProps {
  /** Address of the list; without it there is no link. */
  href: string | undefined
  label: string
}

/** Link from a text or playlist to the list of them. */
export function BackLink({ href, label }: BackLinkProps) {
  if (href === undefined) return null
  return (
    <Link href={href} part="reader-back">
      <ChevronLeft aria-hidden="true" /> {label}
    </Link>
  )
}
