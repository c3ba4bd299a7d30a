import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'react-router'

/** How links inside components go to other pages of the site: without a page load, fetched when pointed at. */
export function SiteLink({ href = '', ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <Link {...props} to={href} prefetch="intent" />
}
