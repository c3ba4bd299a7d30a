import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { createPool, type RunOptions } from '../../kernel/workers/createPool.ts'
import type { StartWorker } from '../../kernel/workers/poolWorker.ts'
import { THREAD_LIMITS, threadWorker } from '../../kernel/workers/threadWorker.ts'
import type { Speech } from '../speech/engine.ts'
import { EngineUnavailableError, speechErrorOf } from '../speech/speechError.ts'
import type { Mastered, MasteringJob } from './masteringJob.ts'

/** Produces the delivered audio files on worker threads, so that requests are not blocked. */
export interface Mastering {
  /** Rejects with a `SpeechError`, as the engines do. */
  master(speech: Speech, measure?: { text: string; language: string }, options?: RunOptions): Promise<Mastered>
  close(): Promise<void>
}

const NAME = 'Mastering'
const TIMEOUT_MS = 30_000
/** Maximum number of waiting jobs. */
const QUEUE_LIMIT = 64

/**
 * Creates the mastering pool. `workers` is the number of threads, 0 for one per processor; they start with the first
 * job.
 */
export function createMastering({ workers }: { workers: number }): Mastering {
  const pool = createPool<MasteringJob, Mastered>({
    name: NAME,
    start: startMasteringWorker,
    size: workers || availableParallelism(),
    timeoutMs: TIMEOUT_MS,
    queueLimit: QUEUE_LIMIT,
    jobsPerWorker: 500,
    idleMs: 60_000,
  })
  return {
    async master({ audio, marks }, measure, options) {
      if (audio.kind !== 'pcm') throw new EngineUnavailableError(NAME, `it was given ${audio.mime} instead of samples.`)
      const { samples, sampleRate } = audio
      try {
        return await pool.run({ samples, sampleRate, measure: measure && { ...measure, marks } }, options)
      } catch (error) {
        throw speechErrorOf(error)
      }
    },
    close: () => pool.close(),
  }
}

const startMasteringWorker: StartWorker<MasteringJob, Mastered> = (events) =>
  Promise.resolve(
    threadWorker(
      new Worker(new URL('./masteringWorker.ts', import.meta.url), {
        name: 'mastering',
        resourceLimits: THREAD_LIMITS,
      }),
      events,
    ),
  )
