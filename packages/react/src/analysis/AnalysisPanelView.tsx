import type { AnalysisSample } from '@voice-rankings/analysis'
import { AudioLines } from 'lucide-react'
import { useMemo } from 'react'
import { Alert, Button, Spinner } from '../ui/index.ts'
import { AnalysisChart } from './AnalysisChart.tsx'
import { AnalysisPlayer } from './AnalysisPlayer.tsx'
import { AnalysisResults } from './AnalysisResults.tsx'
import { chartSummary, loudnessText } from './chartSummary.ts'
import { CompareControl } from './CompareControl.tsx'
import type { AnalysisModel } from './useAnalysis.ts'
import { WordStrip } from './WordStrip.tsx'
import { WordTable } from './WordTable.tsx'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

const NONE: readonly AnalysisSample[] = []

/**
 * View of an analysis model.
 *
 * @example
 * <AnalysisPanelView {...useAnalysis({ voice })} className="panel" />
 */
export function AnalysisPanelView({ audioRef, ...model }: AnalysisModel & RootProps) {
  const { texts, run, series, results, strip, words } = model
  const [own] = series
  const samples = own?.samples ?? NONE
  const isNotLoaded = run.status === 'error' && run.problem === 'notLoaded'
  const isLive = run.status === 'running' && model.comparison.status !== 'ready'
  const summary = useMemo(
    // Constant during live analysis: an updated text would be announced over the voice.
    () => (isLive ? texts.summary.live(model.voiceName) : chartSummary(model.voiceName, samples, results, texts)),
    [isLive, model.voiceName, samples, results, texts],
  )
  return (
    <section
      part="analysis"
      aria-label={texts.title}
      data-status={run.status}
      data-gender={model.gender}
      {...rootProps(model, 'voice-analysis')}
    >
      <header className="voice-analysis-head" part="analysis-head">
        <div>
          <h2>{texts.title}</h2>
          <p>
            {texts.subject(model.voiceName, model.provider)} · {model.isSnippet ? texts.fromSnippet : texts.fromSample}
          </p>
        </div>
        <div className="voice-analysis-actions" part="analysis-actions">
          <CompareControl
            comparison={model.comparison}
            disabled={!model.canCompare}
            texts={texts}
            onCompare={model.onCompare}
          />
          <Button
            variant="tone"
            icon={<AudioLines aria-hidden="true" />}
            // aria-disabled instead of disabled: a disabled button loses focus.
            aria-disabled={!model.canStart || undefined}
            busy={run.status === 'loading'}
            onClick={() => model.canStart && model.onStart()}
          >
            {texts.start}
          </Button>
          <Button aria-disabled={!model.canStop || undefined} onClick={() => model.canStop && model.onStop()}>
            {texts.stop}
          </Button>
        </div>
      </header>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- its words stand below, with their times */}
      <audio ref={audioRef} preload="none" src={model.audioUrl ?? undefined} />
      <AnalysisPlayer {...model} />
      <Problem {...model} />
      {samples.length > 0 || (isLive && model.wave.peaks.length > 0) ? (
        <AnalysisChart
          series={series}
          durationMs={model.durationMs}
          track={model.track}
          isStored={model.isStored}
          summary={summary}
          texts={texts}
          onExportCsv={model.onExportCsv}
          onExportPng={model.onExportPng}
        />
      ) : isNotLoaded ? null : (
        <p className="voice-analysis-placeholder" part="analysis-placeholder">
          {run.status === 'loading' ? (
            <>
              <Spinner /> {texts.loading}
            </>
          ) : (
            texts.placeholder
          )}
        </p>
      )}
      {strip.length > 0 ? (
        <WordStrip
          words={strip}
          wordHeard={model.wordHeard}
          languageCode={model.languageCode}
          texts={texts}
          onSeek={model.onSeek}
        />
      ) : null}
      {run.status === 'finished' ? <AnalysisResults results={results} texts={texts} /> : null}
      {words.length > 0 ? (
        <WordTable words={words} wordHeard={model.wordHeard} texts={texts} onSeek={model.onSeek} />
      ) : null}
      <output className="voice-hidden">
        {run.status === 'running' ? texts.running : null}
        {results
          ? texts.finished(
              texts.decibels(results.peakIntensity),
              texts.decibels(results.averageIntensityDb),
              loudnessText(results.lufsLoudness, texts),
            )
          : null}
      </output>
    </section>
  )
}

/** Error message with a remedy. */
function Problem({ run, comparison, texts, onRetry }: Omit<AnalysisModel, 'audioRef'>) {
  const problem = run.status === 'idle' || run.status === 'error' ? run.problem : null
  return (
    <>
      {problem ? (
        <Alert title={texts[problem]}>
          {texts[`${problem}Hint`]}
          {problem === 'notLoaded' ? (
            <Button size="small" onClick={onRetry}>
              {texts.retry}
            </Button>
          ) : null}
        </Alert>
      ) : null}
      {comparison.status === 'failed' ? (
        <Alert title={texts.notCompared(comparison.voice.voice_name)}>{texts.notComparedHint}</Alert>
      ) : null}
    </>
  )
}
