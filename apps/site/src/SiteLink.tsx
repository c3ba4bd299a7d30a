import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'react-router'

/** Pages of the server that are not the site's: the documentation and the API. */
const OTHER_PAGES = /^\/(?:docs|api)\//

/** Link of components to other pages, with client-side navigation and prefetch on hover if they are the site's. */
export function SiteLink({ href = '', ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const isOther = OTHER_PAGES.test(href)
  return <Link {...props} to={href} reloadDocument={isOther} prefetch={isOther ? 'none' : 'intent'} />
}
