import { createPool, type Pool, type PoolOptions } from '../../kernel/workers/createPool.ts'
import { workerCount } from '../../kernel/workers/workerCount.ts'
import {
  type SpeechError,
  speechErrorOf,
  TextTooLongError,
  UnknownVoiceError,
  UnspeakableTextError,
} from './speechError.ts'
import { MAX_AUDIO_SECONDS } from './speechLimits.ts'

/** Time limit of a text, in ms; the engine is then considered hanging and stopped. */
const TIMEOUT_MS = 30_000

/** Time after which an idle worker is stopped to free its memory, in ms; the text after that takes half a second longer. */
const IDLE_MS = 60_000

/** Maximum number of jobs waiting for workers; visitors' texts wait in an admission queue before that. */
const QUEUE_LIMIT = 64

/** Reason why an engine's worker refuses a text. */
export type Refusal = 'unspeakable' | 'too_long' | 'unknown_voice'

export interface EnginePoolOptions<Job, Result> extends Pick<
  PoolOptions<Job, Result, Refusal>,
  'name' | 'start' | 'jobsPerWorker' | 'kept' | 'metrics'
> {
  /** Maximum number of workers. Default: one for each processor but one. */
  size?: number
  /** The engine's name for the voice of a job, used in the error for an unknown voice. */
  voiceName(job: Job): string
}

/** Creates the worker pool of a local engine; jobs reject with a `SpeechError`. */
export function createEnginePool<Job, Result>({
  voiceName,
  ...options
}: EnginePoolOptions<Job, Result>): Pool<Job, Result> {
  const { name } = options
  const pool = createPool<Job, Result, Refusal>({
    size: workerCount(),
    ...options,
    timeoutMs: TIMEOUT_MS,
    queueLimit: QUEUE_LIMIT,
    idleMs: IDLE_MS,
    refuse: (reason, job) => refused(reason, name, voiceName(job)),
  })
  return {
    get degraded() {
      return pool.degraded
    },
    async run(job, runOptions) {
      try {
        return await pool.run(job, runOptions)
      } catch (error) {
        throw speechErrorOf(error)
      }
    },
    close: () => pool.close(),
  }
}

function refused(reason: Refusal, engine: string, voice: string): SpeechError {
  if (reason === 'unspeakable') return new UnspeakableTextError()
  if (reason === 'too_long') return new TextTooLongError(MAX_AUDIO_SECONDS, 'second')
  return new UnknownVoiceError(engine, voice)
}
