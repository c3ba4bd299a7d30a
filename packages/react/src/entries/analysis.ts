export { AnalysisPanel, AnalysisPanelView, useAnalysis } from '../analysis/index.ts'
export type {
  AnalysisComparison,
  AnalysisInput,
  AnalysisModel,
  AnalysisPanelProps,
  AnalysisProblem,
  AnalysisRun,
  Series,
} from '../analysis/index.ts'
