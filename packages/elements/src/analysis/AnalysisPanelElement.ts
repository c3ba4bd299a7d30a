import { defineElement } from '../element/defineElement.ts'
import { PlacedAnalysis } from './PlacedAnalysis.tsx'

const AnalysisBase = defineElement('analysis-panel', PlacedAnalysis, {
  props: { voicePath: 'string', snippetId: 'string', voice: 'property', snippet: 'property' },
  events: { onMeasured: true },
})

/**
 * `<analysis-panel>`: plays a voice with a live chart of its pitch, intensity and vocal fry, then shows the
 * measurements of the whole sound.
 */
export class AnalysisPanelElement extends AnalysisBase {}
