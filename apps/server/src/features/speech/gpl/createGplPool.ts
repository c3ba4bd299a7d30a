import type { Pool } from '../../../kernel/workers/createPool.ts'
import { createEnginePool } from '../createEnginePool.ts'
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
  return createEnginePool({ name, open: openGplLane(path), jobsPerLane, voiceName })
}

function voiceName(job: GplRequest): string {
  return job.engine === 'espeak' ? `${job.voice.language}+${job.voice.variant}` : job.voice.base
}
