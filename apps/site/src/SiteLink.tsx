import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'react-router'

/** Link of components to other pages of the site, with client-side navigation and prefetch on hover. */
export function SiteLink({ href = '', ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <Link {...props} to={href} prefetch="intent" />
}
