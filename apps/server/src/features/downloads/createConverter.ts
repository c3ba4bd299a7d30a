import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Metrics } from '../../kernel/metrics/metrics.ts'
import { createPool, type Pool, type RunOptions } from '../../kernel/workers/createPool.ts'
import type { StartWorker } from '../../kernel/workers/poolWorker.ts'
import { PoolCrashedError } from '../../kernel/workers/poolError.ts'
import { THREAD_LIMITS, threadWorker } from '../../kernel/workers/threadWorker.ts'
import type { ConversionJob } from './conversionJob.ts'
import { findProgram } from './findProgram.ts'
import { startFfmpegWorker } from './startFfmpegWorker.ts'

/** Converts stored audio to other formats, outside the thread that answers requests. */
export interface AudioConverter {
  /** Rejects with a `PoolError`: `busy` when the queue is full, `timeout` after {@link TIMEOUT_MS}. */
  convert(job: ConversionJob, options?: RunOptions): Promise<Uint8Array>
  close(): Promise<void>
}

export interface ConverterOptions {
  /** Name or path of ffmpeg, used if installed; null disables it. */
  ffmpeg: string | null
  metrics?: Metrics | undefined
}

const NAME = 'The converter'
const TIMEOUT_MS = 30_000
/** Maximum number of waiting files; more are refused at once with the time after which to retry. */
const QUEUE_LIMIT = 32

/**
 * Creates a converter. With ffmpeg each file is converted in a process of its own. Without it, or for formats that its
 * build does not support, encoders from npm run on worker threads.
 */
export function createConverter({ ffmpeg, metrics }: ConverterOptions): AudioConverter {
  const installed = ffmpeg === null ? null : findProgram(ffmpeg)
  const own = poolOf(startThread, metrics)
  if (installed === null) return { convert: (job, options) => own.run(job, options), close: () => own.close() }

  const processes = poolOf(startFfmpegWorker(installed), metrics)
  return {
    async convert(job, options) {
      try {
        return await processes.run(job, options)
      } catch (error) {
        if (error instanceof PoolCrashedError) return own.run(job, options)
        throw error
      }
    },
    async close() {
      await Promise.all([processes.close(), own.close()])
    },
  }
}

function poolOf(
  start: StartWorker<ConversionJob, Uint8Array>,
  metrics: Metrics | undefined,
): Pool<ConversionJob, Uint8Array> {
  return createPool({
    name: NAME,
    metrics,
    start,
    // One processor stays free for speech generation.
    size: Math.max(1, availableParallelism() - 1),
    timeoutMs: TIMEOUT_MS,
    queueLimit: QUEUE_LIMIT,
    jobsPerWorker: 200,
    idleMs: 30_000,
  })
}

const startThread: StartWorker<ConversionJob, Uint8Array> = (events) =>
  Promise.resolve(
    threadWorker(
      new Worker(new URL('./conversionWorker.ts', import.meta.url), {
        name: 'conversion',
        resourceLimits: THREAD_LIMITS,
      }),
      events,
    ),
  )
