import { AnalysisPanel } from '@voice-rankings/react/analysis'
import { VoicePlace } from '../place/VoicePlace.tsx'
import type { VoicePlaceProps } from '../place/VoicePlace.tsx'

/** The analysis of a voice that may be named by its path alone; nothing before one is named. */
export function PlacedAnalysis(props: VoicePlaceProps) {
  return (
    <VoicePlace {...props}>
      {({ voice, snippet }) => (voice ? <AnalysisPanel voice={voice} snippet={snippet} /> : null)}
    </VoicePlace>
  )
}
