import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { BlindTestView } from './BlindTestView.tsx'
import { useBlindTest } from './useBlindTest.ts'
import type { BlindTestOptions } from './useBlindTest.ts'

export interface BlindTestProps extends BlindTestOptions, RootProps {
  /** Heading level of its title. Default 2. */
  headingLevel?: 1 | 2 | 3
}

/**
 * Blind test: two voices say the same sentence, the visitor votes, and the names follow.
 *
 * @example
 * <BlindTest languageCode="en" blindUse="news" />
 */
export function BlindTest({ headingLevel = 2, ...props }: BlindTestProps) {
  return <BlindTestView {...useBlindTest(props)} headingLevel={headingLevel} {...rootProps(props)} />
}
