import type { OverallResults } from '@voice-rankings/analysis'
import { loudnessText } from './chartSummary.ts'
import type { AnalysisMessages } from './messages.ts'

/** Intensity and loudness of the whole clip. */
export function AnalysisResults({ results, texts }: { results: OverallResults | null; texts: AnalysisMessages }) {
  const figures = [
    { name: texts.peakIntensity, hint: texts.peakHint, value: results && texts.decibels(results.peakIntensity) },
    {
      name: texts.averageIntensity,
      hint: texts.averageHint,
      value: results && texts.decibels(results.averageIntensityDb),
      share: results && texts.percent(results.averageIntensityPercent, 1),
    },
    {
      name: texts.lufsLoudness,
      hint: texts.lufsHint,
      value: results && loudnessText(results.lufsLoudness, texts),
      share: results && texts.percent(results.perceptualLoudnessPercent, 0),
    },
  ]
  return (
    <section className="voice-analysis-results" part="analysis-results" aria-busy={results === null}>
      <h3>{texts.results}</h3>
      <dl>
        {figures.map(({ name, hint, value, share }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value ?? texts.measuring}</b> {share ? <span>{share}</span> : null}
              <small>{hint}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
