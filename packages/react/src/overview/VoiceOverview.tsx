import { useVoiceOverview } from './useVoiceOverview.ts'
import type { VoiceOverviewProps } from './useVoiceOverview.ts'
import { VoiceOverviewView } from './VoiceOverviewView.tsx'
import { rootProps } from '../ui/rootProps.ts'

/**
 * All views of a voice: player, details, similar voices and analysis, with its actions.
 *
 * @example
 * <VoiceOverview voice={voice} defaultView="details" />
 */
export function VoiceOverview(props: VoiceOverviewProps) {
  return <VoiceOverviewView {...useVoiceOverview(props)} {...rootProps(props)} />
}
