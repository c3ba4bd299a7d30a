import { Worker } from 'node:worker_threads'
import type { Metrics } from '../../kernel/metrics/metrics.ts'
import { createPool, type RunOptions } from '../../kernel/workers/createPool.ts'
import { THREAD_LIMITS, threadWorker } from '../../kernel/workers/threadWorker.ts'
import { workerCount } from '../../kernel/workers/workerCount.ts'
import type { AlignJob, AlignResults } from './alignJob.ts'

/** Time limit of a job, in ms; one of a minute of audio takes about 2 s. */
const TIMEOUT_MS = 30_000
const QUEUE_LIMIT = 64

/** Threads that align. */
export interface AlignPool {
  /** Runs a job. Rejects with a `PoolError`. */
  run<Kind extends AlignJob['kind']>(
    job: Extract<AlignJob, { kind: Kind }>,
    options: RunOptions,
  ): Promise<AlignResults[Kind]>
  close(): Promise<void>
}

/** Creates the threads, which start with the first job. */
export function createAlignPool(metrics: Metrics | undefined): AlignPool {
  const pool = createPool<AlignJob, AlignResults[AlignJob['kind']]>({
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
  return {
    run: <Kind extends AlignJob['kind']>(job: Extract<AlignJob, { kind: Kind }>, options: RunOptions) =>
      pool.run(job, options) as Promise<AlignResults[Kind]>,
    close: () => pool.close(),
  }
}
