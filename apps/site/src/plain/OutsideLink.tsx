import type { AnchorHTMLAttributes } from 'react'

/** Link of a framed page. It opens in a new tab, since the site's pages must not be framed. */
export function OutsideLink({ href = '', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const outside = href.startsWith('#') ? {} : { target: '_blank', rel: 'noopener' }
  return (
    <a {...rest} href={href} {...outside}>
      {children}
    </a>
  )
}
