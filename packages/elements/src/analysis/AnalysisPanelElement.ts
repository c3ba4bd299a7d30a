import { defineElement } from '../element/defineElement.ts'
import { PlacedAnalysis } from './PlacedAnalysis.tsx'

const AnalysisBase = defineElement('analysis-panel', PlacedAnalysis, {
  props: { voicePath: 'string', snippetId: 'string', voice: 'property', snippet: 'property' },
  events: { onMeasured: true },
})

/** `<analysis-panel>`: hear a voice and see its pitch, intensity and vocal fry as it speaks, then what all of it measures. */
export class AnalysisPanelElement extends AnalysisBase {}
