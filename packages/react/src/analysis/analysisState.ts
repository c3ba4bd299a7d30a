import type { AnalysisSample, ClipAnalysis, OverallResults } from '@voice-rankings/analysis'
import type { SpeechMark, SpokenSnippet, Voice, VoiceListing } from '@voice-rankings/contract'
import type { FileSource } from '@voice-rankings/playback'
import { readAudioSource } from '@voice-rankings/playback'

/** What an analysis is given: a voice, and the snippet of it to analyse in place of its sample. */
export interface AnalysisInput {
  voice: Voice
  snippet?: SpokenSnippet | null
}

/** Why something did not work, where the visitor can do something about it. */
export type AnalysisProblem = 'noAudio' | 'notStarted'

/** Where an analysis stands. */
export type AnalysisRun =
  /** `problem` says why a start led back here. */
  | { readonly status: 'idle'; readonly problem: AnalysisProblem | null }
  | { readonly status: 'loading' }
  | { readonly status: 'running' }
  /** `results` are null for the moment that computing them takes. */
  | { readonly status: 'finished'; readonly results: OverallResults | null }
  | { readonly status: 'error'; readonly problem: 'notLoaded' | 'notMeasured' }

/** The voice that is measured beside the one analysed, from its sample. */
export type AnalysisComparison =
  | { readonly status: 'none' }
  | { readonly status: 'loading'; readonly voice: VoiceListing }
  | { readonly status: 'ready'; readonly voice: VoiceListing; readonly clip: ClipAnalysis }
  | { readonly status: 'failed'; readonly voice: VoiceListing }

export interface AnalysisState {
  readonly voice: Voice
  readonly isSnippet: boolean
  readonly marks: readonly SpeechMark[]
  /** Where the visible player gets its sound from; null without one, and while one that is no file of a server is decoded. */
  readonly audioUrl: string | null
  /** Milliseconds; 0 until the audio has loaded. */
  readonly durationMs: number
  readonly run: AnalysisRun
  /** What was heard live so far, in the order of time. */
  readonly samples: readonly AnalysisSample[]
  /** The whole clip, once it has been measured. */
  readonly clip: ClipAnalysis | null
  readonly comparison: AnalysisComparison
}

/** The sound to analyse: a snippet's, hosted or base64, else the voice's hosted sample, else none. */
export function analysisSource({
  voice,
  snippet,
}: Pick<AnalysisInput, 'snippet'> & { voice: Pick<VoiceListing, 'voice_sample_url'> }): FileSource | null {
  if (snippet?.voice_snippet_audio_url) return readAudioSource(snippet.voice_snippet_audio_url)
  const sample = voice.voice_sample_url ? readAudioSource(voice.voice_sample_url) : null
  return sample && 'url' in sample ? sample : null
}

/** The state in which an analysis of this input begins, before its audio has been asked for. */
export function initialState(input: AnalysisInput, urlOf: (source: FileSource) => string | null): AnalysisState {
  const { voice, snippet } = input
  const source = analysisSource(input)
  const isSnippet = Boolean(snippet?.voice_snippet_audio_url)
  return {
    voice,
    isSnippet,
    marks: isSnippet && snippet ? snippet.voice_snippet_timestamps : voice.voice_sample_word_times,
    audioUrl: source && urlOf(source),
    durationMs: 0,
    run: { status: 'idle', problem: null },
    samples: [],
    clip: null,
    comparison: { status: 'none' },
  }
}

/** Start does nothing while it runs or while the audio has not loaded. */
export function canStart({ run }: AnalysisState): boolean {
  return run.status === 'idle' || run.status === 'finished' || (run.status === 'error' && run.problem === 'notMeasured')
}

/** What the chart draws: what was heard live, or the whole clip while another voice is drawn over it. */
export function shownSamples({ samples, clip, comparison }: AnalysisState): readonly AnalysisSample[] {
  return comparison.status === 'ready' && clip ? clip.samples : samples
}
