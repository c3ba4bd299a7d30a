import { Worker } from 'node:worker_threads'
import type { Gender, SpeechMark, TimingSource } from '@voice-rankings/contract'
import type { Metrics } from '../../../kernel/metrics/metrics.ts'
import { createPool, type RunOptions } from '../../../kernel/workers/createPool.ts'
import { THREAD_LIMITS, threadWorker } from '../../../kernel/workers/threadWorker.ts'
import { workerCount } from '../../../kernel/workers/workerCount.ts'
import type { Speech, SpeechEngine } from '../engine.ts'
import { placeMarks, type Span } from '../marks/placeMarks.ts'
import { SpeechAbortedError } from '../speechError.ts'
import { splitTokens } from '../text/tokens.ts'
import type { AlignJob } from './alignJob.ts'
import { estimateSpans } from './estimateSpans.ts'

/** Speech without word times. */
export interface UntimedSpeech {
  text: string
  languageCode: string
  /** Alignment is more accurate with a reference of the same gender. */
  gender?: Gender
  audio: Speech['audio']
}

/** Times the words of speech. */
export interface Aligner {
  /**
   * Returns one mark per token: `aligned` with a local engine that speaks the language and times its words, `estimated`
   * if there is none. Rejects with a `SpeechError` when the caller aborts.
   */
  align(
    speech: UntimedSpeech,
    options?: RunOptions,
  ): Promise<{ marks: SpeechMark[]; timingSource: Extract<TimingSource, 'aligned' | 'estimated'> }>
  close(): Promise<void>
}

/** Time limit of an alignment, in ms. */
const TIMEOUT_MS = 30_000
const QUEUE_LIMIT = 64

/** Creates the aligner; the given engines speak its references and belong to the caller. */
export function createAligner(engines: readonly SpeechEngine[], metrics?: Metrics): Aligner {
  const pool = createPool<AlignJob, (Span | undefined)[]>({
    name: 'Alignment',
    metrics,
    start: (events) =>
      Promise.resolve(
        threadWorker(
          new Worker(new URL('./alignWorker.ts', import.meta.url), { name: 'align', resourceLimits: THREAD_LIMITS }),
          events,
        ),
      ),
    size: workerCount(),
    timeoutMs: TIMEOUT_MS,
    queueLimit: QUEUE_LIMIT,
    jobsPerWorker: 500,
    idleMs: 60_000,
  })

  async function alignedSpans(speech: UntimedSpeech, options: RunOptions): Promise<(Span | undefined)[] | undefined> {
    const { text, audio } = speech
    for (const engine of engines) {
      const speakerId = await findReference(engine, speech)
      if (speakerId === undefined) continue
      try {
        const { languageCode } = speech
        const { audio: sound, marks } = await engine.synthesize({ text, speakerId, languageCode, ...options })
        const spans = marks.map(({ startTime, duration }) =>
          duration > 0 ? { start: startTime, end: startTime + duration } : undefined,
        )
        return await pool.run({ reference: { ...sound, spans }, target: audio }, options)
      } catch (error) {
        // Speech with estimated times is worth more than none.
        if (options.signal?.aborted) throw error instanceof SpeechAbortedError ? error : new SpeechAbortedError()
      }
    }
    return undefined
  }

  return {
    async align(speech, options = {}) {
      const { samples, sampleRate } = speech.audio
      const tokens = splitTokens(speech.text)
      const aligned = await alignedSpans(speech, options)
      const spans = aligned ?? estimateSpans(tokens, samples, sampleRate)
      const marks = placeMarks(tokens, spans, (1000 * samples.length) / sampleRate)
      return { marks, timingSource: aligned ? 'aligned' : 'estimated' }
    },
    close: () => pool.close(),
  }
}

/** Speaker of an engine for a language, if possible of the same gender. */
async function findReference(
  engine: SpeechEngine,
  { languageCode, gender }: UntimedSpeech,
): Promise<string | undefined> {
  if (engine.capabilities.timings !== 'native' || engine.status() === 'missing') return undefined
  const { voices } = await engine.listVoices()
  const language = languageOf(languageCode)
  const speakers = voices.filter(({ languageCodes }) => languageCodes.some((code) => languageOf(code) === language))
  return (speakers.find((voice) => voice.gender === gender) ?? speakers[0])?.speakerId
}

const languageOf = (code: string): string => code.split('-', 1)[0]?.toLowerCase() ?? ''
