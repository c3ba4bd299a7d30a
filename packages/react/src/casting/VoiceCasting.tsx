import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { CastingView } from './CastingView.tsx'
import { useCasting } from './useCasting.ts'
import type { CastingOptions } from './useCasting.ts'

export interface VoiceCastingProps extends CastingOptions, RootProps {
  /** Heading level of its title. Default 2. */
  headingLevel?: 1 | 2 | 3
}

/**
 * Casting of a script: paste it, and each role gets voices that suit its lines, with the reasons. Each voice speaks the
 * role's own first sentence on play.
 *
 * @example
 * <VoiceCasting languageCodes={['en', 'de']} />
 */
export function VoiceCasting({ headingLevel = 2, ...props }: VoiceCastingProps) {
  return <CastingView {...useCasting(props)} headingLevel={headingLevel} {...rootProps(props)} />
}
