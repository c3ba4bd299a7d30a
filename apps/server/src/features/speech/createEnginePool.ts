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

/** An engine that has not finished a text after this time hangs and is stopped, in ms. */
const TIMEOUT_MS = 30_000

/** A worker without work for this long ends and gives its memory back, in ms; the next text waits for half a second more. */
const IDLE_MS = 60_000

/** Jobs that may wait for the workers of one engine; people's texts wait in a line before it. */
const QUEUE_LIMIT = 64

/** Why a worker of an engine does not speak a text. */
export type Refusal = 'unspeakable' | 'too_long' | 'unknown_voice'

export interface EnginePoolOptions<Job, Result> extends Pick<
  PoolOptions<Job, Result, Refusal>,
  'name' | 'start' | 'jobsPerWorker'
> {
  /** What the engine calls the voice of a job, for the error about one that it does not know. */
  voiceName(job: Job): string
}

/** Makes the workers of a local engine; a job fails with a `SpeechError`. */
export function createEnginePool<Job, Result>({
  voiceName,
  ...options
}: EnginePoolOptions<Job, Result>): Pool<Job, Result> {
  const { name } = options
  const pool = createPool<Job, Result, Refusal>({
    ...options,
    size: workerCount(),
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
