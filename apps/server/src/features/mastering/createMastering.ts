import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { DecodedAudio } from '../../kernel/audio/decodedAudio.ts'
import { readWav } from '../../kernel/audio/readWav.ts'
import type { Metrics } from '../../kernel/metrics/metrics.ts'
import { createPool, type RunOptions } from '../../kernel/workers/createPool.ts'
import type { StartWorker } from '../../kernel/workers/poolWorker.ts'
import { THREAD_LIMITS, threadWorker } from '../../kernel/workers/threadWorker.ts'
import type { Speech } from '../speech/engine.ts'
import { speechErrorOf } from '../speech/speechError.ts'
import type { Mastered, Measurement, WorkerJob, WorkerResult } from './masteringJob.ts'

/** Produces the delivered audio files on worker threads, so that requests are not blocked. */
export interface Mastering {
  /** Rejects with a `SpeechError`, as the engines do. */
  master(speech: Pick<Speech, 'audio' | 'marks'>, measure?: Measurement, options?: RunOptions): Promise<Mastered>
  /** Decodes a WAV, mp3 or Ogg Opus file. Rejects with an {@link UndecodableAudioError}, or with a `SpeechError`. */
  decode(file: Uint8Array, options?: RunOptions): Promise<DecodedAudio>
  close(): Promise<void>
}

/** A file is damaged, cut, empty, or of another format; the message says which. */
class UndecodableAudioError extends Error {
  override readonly name = 'UndecodableAudioError'
}

const NAME = 'Mastering'
const TIMEOUT_MS = 30_000
/** Maximum number of waiting jobs, two for each text. */
const QUEUE_LIMIT = 128
/** Size up to which a WAV file is read without a thread, in bytes: 20 s of speech, read in about a millisecond. */
const MOST_BYTES_READ_HERE = 1e6

export interface MasteringOptions {
  /** Number of threads, 0 for one per processor. */
  workers: number
  metrics?: Metrics | undefined
}

/** Creates the mastering pool, whose threads start with the first job. */
export function createMastering({ workers, metrics }: MasteringOptions): Mastering {
  const size = workers || availableParallelism()
  const pool = createPool<WorkerJob, WorkerResult>({
    name: NAME,
    metrics,
    start: startMasteringWorker,
    size,
    timeoutMs: TIMEOUT_MS,
    queueLimit: QUEUE_LIMIT,
    jobsPerWorker: 500,
    idleMs: 60_000,
    // One for each of the two jobs of a text.
    kept: Math.min(2, size),
  })
  async function run(job: WorkerJob, options?: RunOptions): Promise<WorkerResult> {
    try {
      return await pool.run(job, options)
    } catch (error) {
      throw speechErrorOf(error)
    }
  }
  return {
    async master({ audio: { samples, sampleRate }, marks }, measure, options) {
      const job = { samples, sampleRate, measure: measure && { ...measure, marks } }
      // The melody is tracked beside the encoding, on another thread.
      const [audio, melody] = await Promise.all([
        run({ master: job }, options),
        run({ melody: { samples, sampleRate } }, options),
      ])
      if ('mastered' in audio && 'melody' in melody) return { ...audio.mastered, ...melody }
      throw new Error('The mastering worker answered another job.')
    },
    async decode(file, options) {
      const read = file.byteLength <= MOST_BYTES_READ_HERE ? readWav(file) : undefined
      if (read) return read
      const result = await run({ decode: file }, options)
      if ('decoded' in result) return result.decoded
      throw new UndecodableAudioError('undecodable' in result ? result.undecodable : 'No audio was decoded.')
    },
    close: () => pool.close(),
  }
}

const startMasteringWorker: StartWorker<WorkerJob, WorkerResult> = (events) =>
  Promise.resolve(
    threadWorker(
      new Worker(new URL('./masteringWorker.ts', import.meta.url), {
        name: 'mastering',
        resourceLimits: THREAD_LIMITS,
      }),
      events,
    ),
  )
