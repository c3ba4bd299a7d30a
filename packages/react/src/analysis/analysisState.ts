import type { AnalysisSample, ClipAnalysis, OverallResults } from '@voice-rankings/analysis'
import type { SpeechMark, SpokenSnippet, Voice, VoiceListing } from '@voice-rankings/contract'
import type { FileSource, WaveformShape } from '@voice-rankings/playback'
import { readAudioSource } from '@voice-rankings/playback'
import { storedSamples } from './storedSamples.ts'

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
  /** Stored waveform and melody of the sound. */
  readonly wave: WaveformShape
  /** Milliseconds; 0 if unknown until the audio has loaded. */
  readonly durationMs: number
  readonly run: AnalysisRun
  /** Stored measurement of the sound, in order of time; empty without one. */
  readonly stored: readonly AnalysisSample[]
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
  const spoken = snippet?.voice_snippet_audio_url ? snippet : null
  const sound = spoken ? soundOfSnippet(spoken) : soundOfSample(voice)
  return {
    voice,
    isSnippet: spoken !== null,
    ...sound,
    stored: storedSamples(sound.wave, sound.durationMs, voice.voice_pitch_hz),
    audioUrl: source && urlOf(source),
    run: { status: 'idle', problem: null },
    samples: [],
    clip: null,
    comparison: { status: 'none' },
  }
}

type StoredSound = Pick<AnalysisState, 'marks' | 'wave' | 'durationMs'>

function soundOfSnippet(snippet: SpokenSnippet): StoredSound {
  const { voice_snippet_peaks: peaks, voice_snippet_melody: melody } = snippet
  return {
    marks: snippet.voice_snippet_timestamps,
    wave: { peaks, melody },
    durationMs: snippet.voice_snippet_duration,
  }
}

function soundOfSample(voice: Voice): StoredSound {
  const { voice_sample_peaks: peaks, voice_sample_melody: melody } = voice
  return { marks: voice.voice_sample_word_times, wave: { peaks, melody }, durationMs: voice.voice_sample_duration ?? 0 }
}

/** True if an analysis can be started: none is running, and the audio is available. */
export function canStart({ run }: AnalysisState): boolean {
  return run.status === 'idle' || run.status === 'finished' || (run.status === 'error' && run.problem === 'notMeasured')
}

/** Samples in the chart: the stored ones, the live ones during a run, and after it those of the whole clip. */
export function shownSamples({ run, stored, samples, clip, comparison }: AnalysisState): readonly AnalysisSample[] {
  if (run.status === 'running' && comparison.status !== 'ready') return samples
  return clip?.samples ?? (samples.length > 0 ? samples : stored)
}
