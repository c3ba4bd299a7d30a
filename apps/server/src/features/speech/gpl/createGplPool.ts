import type { Pool } from '../../../kernel/workers/createPool.ts'
import { createEnginePool } from '../createEnginePool.ts'
import type { GplRequest, GplUtterance } from './gplProtocol.ts'
import { startGplWorker } from './startGplWorker.ts'

export interface GplPoolOptions {
  /** Name of the engine, for errors. */
  name: string
  /** The file of the GPL engines' process. */
  path: string
  /** Texts after which a process is replaced, before its memory has grown. */
  jobsPerWorker: number
}

/** Processes of one GPL engine. */
export function createGplPool({ name, path, jobsPerWorker }: GplPoolOptions): Pool<GplRequest, GplUtterance> {
  return createEnginePool({ name, start: startGplWorker(path), jobsPerWorker, voiceName })
}

function voiceName(job: GplRequest): string {
  return job.engine === 'espeak' ? `${job.voice.language}+${job.voice.variant}` : job.voice.base
}
