import { LinkProvider, usePlayerRuntime } from '@voice-rankings/react'
import type { AnchorHTMLAttributes } from 'react'
import type { ElementComponent } from './elementTypes.ts'

/** Links lead to pages of the server, wherever the element stands. */
function ServerLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { client } = usePlayerRuntime()
  const isHere = href === undefined || href.startsWith('#')
  return (
    <a {...rest} href={isHere ? href : client.url(href)}>
      {children}
    </a>
  )
}

/** A component whose links do that. */
export function withServerLinks<P extends object>(Component: ElementComponent<P>): ElementComponent<P> {
  return function Linked(props: P) {
    return (
      <LinkProvider value={ServerLink}>
        <Component {...props} />
      </LinkProvider>
    )
  }
}
