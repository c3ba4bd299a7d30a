import { AnalysisPanelView } from './AnalysisPanelView.tsx'
import type { AnalysisPanelProps } from './useAnalysis.ts'
import { useAnalysis } from './useAnalysis.ts'
import { rootProps } from '../ui/rootProps.ts'

/**
 * Shows the stored measurement of a voice as a chart with its words, plays it with a live chart of pitch, intensity and
 * vocal fry, then shows measurements of the whole sound and of each word.
 *
 * @example
 * <AnalysisPanel voice={voice} snippet={snippet} />
 */
export function AnalysisPanel(props: AnalysisPanelProps) {
  return <AnalysisPanelView {...useAnalysis(props)} {...rootProps(props)} />
}
