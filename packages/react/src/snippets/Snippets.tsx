import type { SnippetsOptions } from './useSnippets.ts'
import { useSnippets } from './useSnippets.ts'
import { SnippetsView } from './SnippetsView.tsx'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface SnippetsProps extends SnippetsOptions, RootProps {
  /** Heading level of its title. Default 2. */
  headingLevel?: 1 | 2 | 3
  /** Shows only this many of the newest, without the search. Default: all, with it. */
  limit?: number
  /** Path of the catalogue, to which an empty list links. Default: no link. */
  cataloguePath?: string
}

/**
 * Texts that the visitor has generated, to play, search, share and generate again.
 *
 * @example
 * <Snippets limit={5} headingLevel={2} />
 */
export function Snippets({ headingLevel = 2, limit, cataloguePath, ...options }: SnippetsProps) {
  const shown = { headingLevel, limit, cataloguePath }
  return <SnippetsView {...useSnippets(options)} {...rootProps(options)} {...shown} />
}
