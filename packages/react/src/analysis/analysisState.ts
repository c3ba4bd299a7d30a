import type { AnalysisSample, ClipAnalysis, OverallResults } from '@voice-rankings/analysis'
import type { SpeechMark, SpokenSnippet, Voice, VoiceListing } from '@voice-rankings/contract'
import type { FileSource } from '@voice-rankings/playback'
import { readAudioSource } from '@voice-rankings/playback'

/** Input of an analysis: a voice, and the snippet to analyse in place of its sample. */
export interface AnalysisInput {
  voice: Voice
  snippet?: SpokenSnippet | null
}

/** Error that the visitor can resolve. */
export type AnalysisProblem = 'noAudio' | 'notStarted'

/** Status of an analysis. */
export type AnalysisRun =
  /** `problem` is the reason of a failed start. */
  | { readonly status: 'idle'; readonly problem: AnalysisProblem | null }
  | { readonly status: 'loading' }
  | { readonly status: 'running' }
  /** `results` are null while they are computed. */
  | { readonly status: 'finished'; readonly results: OverallResults | null }
  | { readonly status: 'error'; readonly problem: 'notLoaded' | 'notMeasured' }

/** Voice measured for comparison, from its sample. */
export type AnalysisComparison =
  | { readonly status: 'none' }
  | { readonly status: 'loading'; readonly voice: VoiceListing }
  | { readonly status: 'ready'; readonly voice: VoiceListing; readonly clip: ClipAnalysis }
  | { readonly status: 'failed'; readonly voice: VoiceListing }

export interface AnalysisState {
  readonly voice: Voice
  readonly isSnippet: boolean
  readonly marks: readonly SpeechMark[]
  /** Source of the visible player; null without one, and while inline audio is decoded. */
  readonly audioUrl: string | null
  /** Milliseconds; 0 until the audio has loaded. */
  readonly durationMs: number
  readonly run: AnalysisRun
  /** Live samples so far, in order of time. */
  readonly samples: readonly AnalysisSample[]
  /** Measurements of the whole clip, if available. */
  readonly clip: ClipAnalysis | null
  readonly comparison: AnalysisComparison
}

/** Sound to analyse: the snippet's audio, hosted or base64, or else the voice's sample, or none. */
export function analysisSource({
  voice,
  snippet,
}: Pick<AnalysisInput, 'snippet'> & { voice: Pick<VoiceListing, 'voice_sample_url'> }): FileSource | null {
  if (snippet?.voice_snippet_audio_url) return readAudioSource(snippet.voice_snippet_audio_url)
  const sample = voice.voice_sample_url ? readAudioSource(voice.voice_sample_url) : null
  return sample && 'url' in sample ? sample : null
}

/** Initial state for an input, before its audio is requested. */
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

/** True if an analysis can be started: none is running, and the audio is available. */
export function canStart({ run }: AnalysisState): boolean {
  return run.status === 'idle' || run.status === 'finished' || (run.status === 'error' && run.problem === 'notMeasured')
}

/** Samples in the chart: the live ones, or those of the whole clip while it is compared with another voice. */
export function shownSamples({ samples, clip, comparison }: AnalysisState): readonly AnalysisSample[] {
  return comparison.status === 'ready' && clip ? clip.samples : samples
}
