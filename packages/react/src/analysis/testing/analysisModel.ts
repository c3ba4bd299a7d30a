import { voiceFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { analysisMessages } from '../messages.ts'
import type { AnalysisModel } from '../useAnalysis.ts'
import { clipFixture, samplesFixture } from './analysisFixture.ts'

const noop = () => {}
const voice = voiceFixture()
const marks = voice.voice_sample_word_times
const clip = clipFixture(marks)
const own = { name: voice.voice_name, gender: voice.voice_gender, samples: samplesFixture(5), marks }
const theo = voiceListingFixture({ voice_name: 'Theo', voice_gender: 'male', voice_speaker_id: 'rms--plain' })

/** Model with loaded audio and no analysis yet. */
const ready: AnalysisModel = {
  texts: analysisMessages,
  voiceName: voice.voice_name,
  languageCode: voice.voice_language_code,
  provider: 'Flite',
  gender: 'female',
  isSnippet: false,
  run: { status: 'idle', problem: null },
  canStart: true,
  canStop: false,
  canCompare: true,
  audioUrl: '/sample.mp3',
  track: null,
  wave: { peaks: voice.voice_sample_peaks, melody: voice.voice_sample_melody },
  durationMs: 5000,
  series: [{ ...own, samples: [] }],
  comparison: { status: 'none' },
  results: null,
  isStored: false,
  strip: clip.words.map((row) => ({ ...row, isCoarse: true, vocalFry: false })),
  words: [],
  wordHeard: -1,
  audioRef: noop,
  onStart: noop,
  onStop: noop,
  onRetry: noop,
  onSeek: noop,
  onCompare: noop,
  onExportCsv: noop,
  onExportPng: noop,
}

const running: AnalysisModel = {
  ...ready,
  run: { status: 'running' },
  canStart: false,
  canStop: true,
  series: [{ ...own, samples: samplesFixture(2.4) }],
  words: clip.words,
  wordHeard: 6,
}

const finished: AnalysisModel = {
  ...ready,
  run: { status: 'finished', results: clip.overall },
  series: [own],
  results: clip.overall,
  strip: clip.words.map((row) => ({ ...row, isCoarse: false })),
  words: clip.words,
}

/** Every state of an analysis by name. */
export const ANALYSIS_STATES = {
  ready,
  stored: { ...ready, series: [own], isStored: true },
  loading: { ...ready, run: { status: 'loading' }, canStart: false, canCompare: false, durationMs: 0 },
  withoutAudio: {
    ...ready,
    audioUrl: null,
    run: { status: 'idle', problem: 'noAudio' },
    canCompare: false,
    durationMs: 0,
  },
  notStarted: { ...ready, run: { status: 'idle', problem: 'notStarted' } },
  notLoaded: { ...ready, run: { status: 'error', problem: 'notLoaded' }, canStart: false, canCompare: false },
  notMeasured: { ...ready, run: { status: 'error', problem: 'notMeasured' }, series: [own] },
  running,
  measuring: { ...finished, run: { status: 'finished', results: null }, results: null, words: [] },
  finished,
  comparing: { ...finished, comparison: { status: 'loading', voice: theo } },
  compared: {
    ...finished,
    comparison: { status: 'ready', voice: theo, clip: clipFixture([], 110) },
    series: [own, { name: theo.voice_name, gender: theo.voice_gender, samples: samplesFixture(4.4, 110), marks: [] }],
  },
  notCompared: { ...finished, comparison: { status: 'failed', voice: theo } },
} satisfies Record<string, AnalysisModel>
