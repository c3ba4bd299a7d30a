import { LinkProvider, usePlayerRuntime } from '@voice-rankings/react'
import type { AnchorHTMLAttributes } from 'react'
import type { ElementComponent } from './elementTypes.ts'

/** Link to a page of the server, whatever page the element is on. */
function ServerLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { client } = usePlayerRuntime()
  const isHere = href === undefined || href.startsWith('#')
  return (
    <a {...rest} href={isHere ? href : client.url(href)}>
      {children}
    </a>
  )
}

/** Wraps a component so that its links lead to the server. */
export function withServerLinks<P extends object>(Component: ElementComponent<P>): ElementComponent<P> {
  return function Linked(props: P) {
    return (
      <LinkProvider value={ServerLink}>
        <Component {...props} />
      </LinkProvider>
    )
  }
}
