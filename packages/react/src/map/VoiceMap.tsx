import type { VoiceMapOptions } from './useVoiceMap.ts'
import { useVoiceMap } from './useVoiceMap.ts'
import { VoiceMapView } from './VoiceMapView.tsx'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface VoiceMapProps extends VoiceMapOptions, RootProps {
  /** Rank of its title on the page. Default 2. */
  headingLevel?: 1 | 2 | 3
}

/**
 * Every voice as a dot where its own measurements put it: to hear, to open, to select and to compare.
 *
 * @example
 * <VoiceMap query={{ gender: 'female' }} onOpen={(voice) => console.log(voice)} />
 */
export function VoiceMap({ headingLevel = 2, ...options }: VoiceMapProps) {
  return <VoiceMapView {...useVoiceMap(options)} {...rootProps(options)} headingLevel={headingLevel} />
}
