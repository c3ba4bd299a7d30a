import { createContext, createElement, useContext } from 'react'
import type { AnchorHTMLAttributes, ComponentProps, ComponentType, ReactNode } from 'react'

/** Component with the props of an `<a>`. */
export type LinkComponent = ComponentType<AnchorHTMLAttributes<HTMLAnchorElement>>

const LinkContext = createContext<LinkComponent | 'a'>('a')

/**
 * Provides the link component for links to other pages, for example with the host's router. Plain links by default.
 *
 * @example
 * <LinkProvider value={(props) => <a {...props} data-router="yes" />}>
 *   <VoiceOverview voice={voice} />
 * </LinkProvider>
 */
export const LinkProvider = LinkContext

/** Link to another page, rendered with the host's link component. */
export function Link(props: ComponentProps<'a'>): ReactNode {
  return createElement(useContext(LinkContext), props)
}
