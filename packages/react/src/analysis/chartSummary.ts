import type { AnalysisSample, OverallResults } from '@voice-rankings/analysis'
import type { AnalysisMessages } from './messages.ts'

/** Text alternative of the chart. */
export function chartSummary(
  name: string,
  samples: readonly AnalysisSample[],
  results: OverallResults | null,
  texts: AnalysisMessages,
): string {
  const { summary, hertz, decibels, seconds } = texts
  const pitches = samples.flatMap(({ pitch }) => pitch ?? []).toSorted((a, b) => a - b)
  const levels = samples.map(({ intensity }) => intensity)
  const [lowest, highest] = [pitches[0], pitches.at(-1)]
  const median = pitches[Math.floor(pitches.length / 2)]
  return [
    summary.over(name, seconds(samples.at(-1)?.time ?? 0)),
    lowest === undefined || highest === undefined || median === undefined
      ? summary.noPitch
      : summary.pitch(hertz(lowest), hertz(highest), hertz(median)),
    levels.length > 0 ? summary.intensity(decibels(Math.min(...levels)), decibels(Math.max(...levels))) : '',
    summary.vocalFry(samples.filter(({ vocalFry }) => vocalFry === 1).length),
    results ? summary.loudness(loudnessText(results.lufsLoudness, texts)) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Loudness with its unit; silence is not finite and has a text of its own. */
export function loudnessText(lufs: number, texts: Pick<AnalysisMessages, 'lufs' | 'silent'>): string {
  return Number.isFinite(lufs) ? texts.lufs(lufs) : texts.silent
}
