import type { EngineVoice, Speech, SpeechEngine, SpeechJob } from '../features/speech/engine.ts'
import { SpeechAbortedError, UnspeakableTextError } from '../features/speech/speechError.ts'
import { engineVoices } from './engineVoices.ts'

/** Fake engine that generates a tone of 0.1 s per word, and records its jobs. */
export interface ToneEngine extends SpeechEngine {
  readonly jobs: SpeechJob[]
  /** Awaited before each job, so that a test can delay it or make it fail. */
  before: (job: SpeechJob) => Promise<void>
}

const RATE = 16_000
const WORD_SECONDS = 0.1

export function createToneEngine(
  id = 'flite',
  listing: readonly EngineVoice[] = engineVoices('Anna', 'Berta', 'Carla'),
): ToneEngine {
  const engine: ToneEngine = {
    id,
    name: 'Tone',
    host: 'example.org',
    capabilities: { timings: 'native', maxInput: { unit: 'character', count: 2000 }, speed: [0.5, 2] },
    jobs: [],
    before: () => Promise.resolve(),
    status: () => 'ready',
    listVoices: () => Promise.resolve({ voices: listing }),
    async synthesize(job) {
      engine.jobs.push(job)
      await engine.before(job)
      if (job.signal?.aborted) throw new SpeechAbortedError()
      if (!/[\p{L}\p{N}]/u.test(job.text)) throw new UnspeakableTextError()
      return hum(job.text)
    },
    close: () => Promise.resolve(),
  }
  return engine
}

function hum(text: string): Speech {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const samples = new Float32Array(words.length * WORD_SECONDS * RATE).map(
    (_, i) => 0.3 * Math.sin((2 * Math.PI * 150 * i) / RATE),
  )
  const marks = words.map((word, index) => ({
    word,
    startTime: 1000 * WORD_SECONDS * index,
    duration: 1000 * WORD_SECONDS,
  }))
  return {
    audio: { samples, sampleRate: RATE },
    marks,
    timingSource: 'native',
    billed: { unit: 'character', count: text.length },
  }
}
