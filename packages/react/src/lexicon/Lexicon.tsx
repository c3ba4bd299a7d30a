import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { LexiconView } from './LexiconView.tsx'
import type { LexiconOptions } from './useLexicon.ts'
import { useLexicon } from './useLexicon.ts'

export interface LexiconProps extends LexiconOptions, RootProps {
  /** Heading level of its title. Default 2. */
  headingLevel?: 1 | 2 | 3
}

/**
 * The visitor's pronunciations of names and terms, which generated speech follows; or those of one long text.
 *
 * @example
 * <Lexicon headingLevel={2} />
 */
export function Lexicon({ headingLevel = 2, ...props }: LexiconProps) {
  return <LexiconView {...useLexicon(props)} headingLevel={headingLevel} {...rootProps(props)} />
}
