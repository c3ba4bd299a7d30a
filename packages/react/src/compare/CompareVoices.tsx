import { CompareVoicesView } from './CompareVoicesView.tsx'
import type { CompareOptions } from './useCompareVoices.ts'
import { useCompareVoices } from './useCompareVoices.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface CompareVoicesProps extends CompareOptions, RootProps {
  /** Heading level of its title. Default 2. */
  headingLevel?: 1 | 2 | 3
}

/**
 * Compares the same text in two to four voices at equal loudness, with their names shown or hidden.
 *
 * @example
 * <CompareVoices voiceIds={[voice.voice_id]} text="Good morning!" />
 */
export function CompareVoices({ headingLevel = 2, ...options }: CompareVoicesProps) {
  return <CompareVoicesView {...useCompareVoices(options)} {...rootProps(options)} headingLevel={headingLevel} />
}
