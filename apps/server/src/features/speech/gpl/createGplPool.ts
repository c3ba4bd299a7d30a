import type { Metrics } from '../../../kernel/metrics/metrics.ts'
import type { Pool } from '../../../kernel/workers/createPool.ts'
import { processWorker } from '../../../kernel/workers/processWorker.ts'
import { createEnginePool } from '../createEnginePool.ts'
import type { GplRequest, GplUtterance } from './gplProtocol.ts'

export interface GplPoolOptions {
  /** Name of the engine in errors. */
  name: string
  /** Entry file of the GPL engines' process. */
  path: string
  /** Texts after which a process is replaced, to bound its memory. */
  jobsPerWorker: number
  metrics?: Metrics | undefined
}

/** Creates the process pool of a GPL engine. */
export function createGplPool({ name, path, ...options }: GplPoolOptions): Pool<GplRequest, GplUtterance> {
  return createEnginePool({ name, start: processWorker(path), voiceName, ...options })
}

function voiceName(job: GplRequest): string {
  return job.engine === 'espeak' ? `${job.voice.language}+${job.voice.variant}` : job.voice.base
}
