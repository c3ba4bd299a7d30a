import { createPool, type Pool } from '../../../kernel/workers/createPool.ts'
import { workerCount } from '../../../kernel/workers/workerCount.ts'
import { refuseJob } from '../refuseJob.ts'
import { IDLE_MS, JOB_TIMEOUT_MS, QUEUE_LIMIT } from '../speechLimits.ts'
import type { GplRequest, GplUtterance } from './gplProtocol.ts'
import { openGplLane } from './openGplLane.ts'

export interface GplPoolOptions {
  /** Name of the engine, for errors. */
  name: string
  /** The file of the GPL engines' process. */
  path: string
  /** Texts after which a process is replaced, before its memory has grown. */
  jobsPerLane: number
}

/** Processes of one GPL engine. */
export function createGplPool({ name, path, jobsPerLane }: GplPoolOptions): Pool<GplRequest, GplUtterance> {
  return createPool({
    name,
    open: openGplLane(path),
    size: workerCount(),
    timeoutMs: JOB_TIMEOUT_MS,
    queueLimit: QUEUE_LIMIT,
    jobsPerLane,
    idleMs: IDLE_MS,
    refuse: (reason, job) => refuseJob(reason, name, voiceName(job)),
  })
}

function voiceName(job: GplRequest): string {
  return job.engine === 'espeak' ? `${job.voice.language}+${job.voice.variant}` : job.voice.base
}
