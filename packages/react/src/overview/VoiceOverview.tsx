import { useVoiceOverview } from './useVoiceOverview.ts'
import type { VoiceOverviewProps } from './useVoiceOverview.ts'
import { VoiceOverviewView } from './VoiceOverviewView.tsx'
import { rootProps } from '../ui/rootProps.ts'

/**
 * Everything around a voice: hear it and let it speak, its details, its likes, its measurements, and what to do with it.
 *
 * @example
 * <VoiceOverview voice={voice} defaultView="details" />
 */
export function VoiceOverview(props: VoiceOverviewProps) {
  return <VoiceOverviewView {...useVoiceOverview(props)} {...rootProps(props)} />
}
