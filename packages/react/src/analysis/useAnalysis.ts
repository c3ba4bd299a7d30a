import type { OverallResults, WordRow } from '@voice-rankings/analysis'
import type { Gender, VoiceListing } from '@voice-rankings/contract'
import type { Track, WaveformShape } from '@voice-rankings/playback'
import { wordAt } from '@voice-rankings/playback'
import { systemClock } from '@voice-rankings/sdk'
import type { Client } from '@voice-rankings/sdk'
import { useEffect, useMemo, useState } from 'react'
import type { RefCallback } from 'react'
import { useStore } from 'zustand'
import { useFollow, useTrack } from '../player/index.ts'
import { useMessages, useRuntime } from '../runtime/index.ts'
import { saveFile } from '../files/saveFile.ts'
import { mainLanguage } from '../names/mainLanguage.ts'
import { providerName } from '../names/providerName.ts'
import { lazyModule } from '../loading/lazyModule.ts'
import type { AnalysisEngine } from './analysisEngine.ts'
import { analysisCsv } from './analysisCsv.ts'
import type { Series } from './analysisCsv.ts'
import type { AnalysisInput, AnalysisRun, AnalysisComparison } from './analysisState.ts'
import { canStart, shownSamples } from './analysisState.ts'
import { createAnalysisStore } from './analysisStore.ts'
import { stripWords } from './stripWords.ts'
import type { StripWord } from './stripWords.ts'
import { analysisMessages } from './messages.ts'
import type { AnalysisMessages } from './messages.ts'
import type { RootProps } from '../ui/rootProps.ts'

/** Measurements of a whole sound. */
export interface AnalysisFigures {
  readonly results: OverallResults
  /** Words with their measurements. */
  readonly words: readonly WordRow[]
}

export interface AnalysisPanelProps extends AnalysisInput, RootProps {
  /** The whole sound has been measured. */
  onMeasured?: (figures: AnalysisFigures) => void
}

/** State and actions of an analysis, for custom views. */
export interface AnalysisModel {
  readonly texts: AnalysisMessages
  readonly voiceName: string
  /** Main language of the voice, of which its words are. */
  readonly languageCode: string
  readonly provider: string
  readonly gender: Gender
  /** True if a snippet is analysed instead of the voice's sample. */
  readonly isSnippet: boolean
  readonly run: AnalysisRun
  readonly canStart: boolean
  readonly canStop: boolean
  /** True if another voice can be drawn above this one: it has audio. */
  readonly canCompare: boolean
  /** Source of the player; null without audio. */
  readonly audioUrl: string | null
  /** Track of the player; null on a server and before the player is mounted. */
  readonly track: Track | null
  /** Stored waveform and melody of the sound. */
  readonly wave: WaveformShape
  /** Milliseconds; 0 if unknown until the audio has loaded. */
  readonly durationMs: number
  /** Lines of the chart: this voice and the compared one. */
  readonly series: readonly Series[]
  readonly comparison: AnalysisComparison
  /** Overall results; null before the analysis has ended. */
  readonly results: OverallResults | null
  /** True if the chart shows the stored measurement, which is coarse. */
  readonly isStored: boolean
  /** Words with their pitch, from the stored measurement until the sound is measured. */
  readonly strip: readonly StripWord[]
  /** Measured words; empty before the analysis has begun. */
  readonly words: readonly WordRow[]
  /** Index of the current word; -1 in a pause. */
  readonly wordHeard: number
  /** Ref of the player's media element. */
  readonly audioRef: RefCallback<HTMLAudioElement>
  onStart(): void
  onStop(): void
  onRetry(): void
  /** Seeks to a position in milliseconds. */
  onSeek(timeMs: number): void
  /** Draws another voice above this one; null removes it. */
  onCompare(voice: VoiceListing | null): void
  onExportCsv(): void
  /** Saves an image of the chart. */
  onExportPng(picture: Blob): void
}

/**
 * Headless voice analysis.
 *
 * @example
 * const { run, results, onStart, onStop } = useAnalysis({ voice })
 */
export function useAnalysis({ voice, snippet, onMeasured }: AnalysisPanelProps): AnalysisModel {
  const { client } = useRuntime()
  const texts = useMessages('analysis', analysisMessages)
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null)
  const [wordHeard, setWordHeard] = useState(-1)
  const [store] = useState(() =>
    createAnalysisStore({ voice, snippet }, { engine: lateEngine(client), clock: systemClock }),
  )
  const state = useStore(store)
  const { marks, run, clip, stored, comparison, audioUrl, wave } = state

  useEffect(() => store.open(), [store])
  useEffect(() => store.show({ voice, snippet }), [store, voice, snippet])
  useEffect(
    () =>
      store.subscribe(({ run, clip }, previous) => {
        if (run !== previous.run && run.status === 'finished' && run.results)
          onMeasured?.({ results: run.results, words: clip?.words ?? [] })
      }),
    [store, onMeasured],
  )
  useEffect(() => {
    if (!audio) return
    // The cleanup below removed it if the component was only remounted.
    const { audioUrl } = store.getState()
    if (audioUrl !== null && !audio.hasAttribute('src')) audio.setAttribute('src', audioUrl)
    const detach = store.attach(audio)
    return () => {
      detach()
      // Browsers release the decoder and connection of an element without a source at once.
      audio.removeAttribute('src')
      audio.load()
    }
  }, [store, audio])
  // Only one sound of the page plays at a time. The track has no info, because a docked player elsewhere on the page
  // would outlive it.
  const source = useMemo(() => audio && { media: audio, stopsAtRelease: true }, [audio])
  const [track] = useTrack(source)
  useFollow(track, (timeMs) => setWordHeard(wordAt(marks, timeMs).word))

  const samples = shownSamples(state)
  const strip = useMemo(() => stripWords(marks, stored, clip), [marks, stored, clip])
  const series = useMemo<Series[]>(() => {
    const { voice_name: name, voice_gender: gender } = state.voice
    const own = { name, gender, samples, marks }
    if (comparison.status !== 'ready') return [own]
    const { voice: other, clip: measured } = comparison
    return [own, { name: other.voice_name, gender: other.voice_gender, samples: measured.samples, marks: [] }]
  }, [state.voice, samples, marks, comparison])

  function save(file: Blob, ending: string): void {
    saveFile(file, `${texts.fileName(state.voice.voice_name)}.${ending}`)
  }

  return {
    texts,
    voiceName: state.voice.voice_name,
    languageCode: mainLanguage(state.voice),
    provider: providerName(state.voice.voice_service),
    gender: state.voice.voice_gender,
    isSnippet: state.isSnippet,
    run,
    canStart: canStart(state),
    canStop: run.status === 'running',
    canCompare: audioUrl !== null,
    audioUrl,
    track,
    wave,
    durationMs: state.durationMs,
    series,
    comparison,
    results: run.status === 'finished' ? run.results : null,
    isStored: samples.length > 0 && samples === stored,
    strip,
    words: clip?.words ?? [],
    wordHeard,
    audioRef: setAudio,
    onStart: () => void store.start(),
    onStop: store.stop,
    onRetry: store.retry,
    onSeek: (timeMs) => (track ?? store).seek(timeMs),
    onCompare: (other) => void store.compare(other),
    onExportCsv: () => save(new Blob([analysisCsv(series, texts)], { type: 'text/csv' }), 'csv'),
    onExportPng: (picture) => save(picture, 'png'),
  }
}

const engineModule = lazyModule(() => import('./createAnalysisEngine.ts'))

/** The engine of a browser, in a chunk of its own that comes with the first sound. */
function lateEngine(client: Pick<Client, 'url'>): AnalysisEngine {
  return {
    urlOf: (source) => ('url' in source ? client.url(source.url) : null),
    async load(source, signal) {
      const { createAnalysisEngine } = await engineModule.load()
      signal.throwIfAborted()
      return createAnalysisEngine(client).load(source, signal)
    },
  }
}
