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
 * The visitor's pronunciations of names and terms, which generated speech follows.
 *
 * @example
 * <Lexicon headingLevel={2} />
 */
export function Lexicon({ headingLevel = 2, initial, ...props }: LexiconProps) {
  return <LexiconView {...useLexicon({ initial })} headingLevel={headingLevel} {...rootProps(props)} />
}
