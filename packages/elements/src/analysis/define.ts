import { AnalysisPanelElement } from './AnalysisPanelElement.ts'

AnalysisPanelElement.define()

declare global {
  interface HTMLElementTagNameMap {
    'analysis-panel': AnalysisPanelElement
  }
}
