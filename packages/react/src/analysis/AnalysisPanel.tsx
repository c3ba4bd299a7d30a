import { AnalysisPanelView } from './AnalysisPanelView.tsx'
import type { AnalysisPanelProps } from './useAnalysis.ts'
import { useAnalysis } from './useAnalysis.ts'
import { rootProps } from '../ui/rootProps.ts'

/**
 * Hear a voice and see its pitch, intensity and vocal fry as it speaks, then what all of it measures, word by word.
 *
 * @example
 * <AnalysisPanel voice={voice} snippet={snippet} />
 */
export function AnalysisPanel(props: AnalysisPanelProps) {
  return <AnalysisPanelView {...useAnalysis(props)} {...rootProps(props)} />
}
