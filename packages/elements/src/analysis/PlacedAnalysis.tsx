import { AnalysisPanel } from '@voice-rankings/react/analysis'
import type { AnalysisPanelProps } from '@voice-rankings/react/analysis'
import { VoicePlace } from '../place/VoicePlace.tsx'
import type { VoicePlaceProps } from '../place/VoicePlace.tsx'

export interface PlacedAnalysisProps extends VoicePlaceProps, Pick<AnalysisPanelProps, 'onMeasured'> {}

/** Analysis of a voice given as object or path; renders nothing without one. */
export function PlacedAnalysis({ onMeasured, ...place }: PlacedAnalysisProps) {
  return (
    <VoicePlace {...place}>
      {({ voice, snippet }) => (voice ? <AnalysisPanel {...{ voice, snippet, onMeasured }} /> : null)}
    </VoicePlace>
  )
}
