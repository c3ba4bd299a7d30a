import { defineElement } from '../element/defineElement.ts'
import { PlacedAnalysis } from './PlacedAnalysis.tsx'

const AnalysisBase = defineElement('analysis-panel', PlacedAnalysis, {
  props: { voicePath: 'string', snippetId: 'string', voice: 'property', snippet: 'property' },
  events: { onMeasured: true },
})

/**
 * `<analysis-panel>`: shows the stored measurement of a voice as a chart with its words, plays it with a live chart of
 * pitch, intensity and vocal fry, then shows the measurements of the whole sound.
 */
export class AnalysisPanelElement extends AnalysisBase {}
