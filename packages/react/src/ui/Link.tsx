import { createContext, createElement, useContext } from 'react'
import type { AnchorHTMLAttributes, ComponentProps, ComponentType, ReactNode } from 'react'

/** Takes the props of an `<a>`. */
export type LinkComponent = ComponentType<AnchorHTMLAttributes<HTMLAnchorElement>>

const LinkContext = createContext<LinkComponent | 'a'>('a')

/**
 * Says how links inside go to other pages, for example with the host's router. Without it they are plain links.
 *
 * @example
 * <LinkProvider value={(props) => <a {...props} data-router="yes" />}>
 *   <VoiceOverview voice={voice} />
 * </LinkProvider>
 */
export const LinkProvider = LinkContext

/** A link to another page, by the way the host goes to pages. */
export function Link(props: ComponentProps<'a'>): ReactNode {
  return createElement(useContext(LinkContext), props)
}
