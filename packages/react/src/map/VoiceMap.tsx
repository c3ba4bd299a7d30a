import type { VoiceMapOptions } from './useVoiceMap.ts'
import { useVoiceMap } from './useVoiceMap.ts'
import { VoiceMapView } from './VoiceMapView.tsx'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface VoiceMapProps extends VoiceMapOptions, RootProps {
  /** Heading level of its title. Default 2. */
  headingLevel?: 1 | 2 | 3
}

/**
 * Map of voices as dots positioned by two measurements, to play, open, select and compare.
 *
 * @example
 * <VoiceMap query={{ gender: 'female' }} onOpen={(voice) => console.log(voice)} />
 */
export function VoiceMap({ headingLevel = 2, ...options }: VoiceMapProps) {
  return <VoiceMapView {...useVoiceMap(options)} {...rootProps(options)} headingLevel={headingLevel} />
}
