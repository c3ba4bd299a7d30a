import type { SnippetsOptions } from './useSnippets.ts'
import { useSnippets } from './useSnippets.ts'
import { SnippetsView } from './SnippetsView.tsx'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface SnippetsProps extends SnippetsOptions, RootProps {
  /** Rank of its title on the page. Default 2. */
  headingLevel?: 1 | 2 | 3
  /** Shows only so many of the newest, without the search. Default: all, with it. */
  limit?: number
}

/**
 * The texts the visitor has had spoken, to hear, to search, to share and to speak again.
 *
 * @example
 * <Snippets limit={5} headingLevel={2} />
 */
export function Snippets({ headingLevel = 2, limit, ...options }: SnippetsProps) {
  return <SnippetsView {...useSnippets(options)} {...rootProps(options)} headingLevel={headingLevel} limit={limit} />
}
