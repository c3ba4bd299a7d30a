import type { VoiceMapOptions } from './useVoiceMap.ts'
import { useVoiceMap } from './useVoiceMap.ts'
import { VoiceMapView } from './VoiceMapView.tsx'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface VoiceMapProps extends VoiceMapOptions, RootProps {
  /** Heading level of its title. Default 2. */
  headingLevel?: 1 | 2 | 3
  /** True without title and toolbar, but with a few names, for a page with a heading of its own. Default false. */
  isBare?: boolean
}

/**
 * Map of voices as dots positioned by two measurements, to play, open, select and compare.
 *
 * @example
 * <VoiceMap query={{ gender: 'female' }} onOpen={(voice) => console.log(voice)} />
 */
export function VoiceMap({ headingLevel = 2, isBare, ...options }: VoiceMapProps) {
  return <VoiceMapView {...useVoiceMap(options)} {...rootProps(options)} {...{ headingLevel, isBare }} />
}
