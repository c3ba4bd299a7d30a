import {
  PoolAbortedError,
  PoolBusyError,
  PoolCrashedError,
  PoolTimeoutError,
  PoolUnavailableError,
} from '../../kernel/workers/poolError.ts'
import type { InputUnit } from './engine.ts'

/** Discriminant of speech errors. */
export type SpeechErrorCode =
  | 'unspeakable'
  | 'too_long'
  | 'unknown_voice'
  | 'unknown_service'
  | 'unavailable'
  | 'busy'
  | 'timeout'
  | 'crashed'
  | 'aborted'
  | 'auth'
  | 'quota'
  | 'throttled'
  | 'moderated'
  | 'upstream'

/** Base class of all errors of `synthesize`, told apart by `code`; the message says what to do. */
export abstract class SpeechError extends Error {
  abstract readonly code: SpeechErrorCode
  override get name(): string {
    return this.constructor.name
  }
}

/** The text has nothing the voice can speak. */
export class UnspeakableTextError extends SpeechError {
  readonly code = 'unspeakable'
  constructor(reason = 'The text has no letters or digits that this voice can speak.') {
    super(`${reason} Write it in the script of the voice's language, or choose a voice of another language.`)
  }
}

const FEWER_FIGURES = 'Numbers and signs are read out one by one. Use fewer of them, or split the text.'

/** The text, or its audio, is over a limit. */
export class TextTooLongError extends SpeechError {
  readonly code = 'too_long'
  readonly limit: number
  readonly unit: InputUnit
  /** `expected` is the estimated size, where it is not exact. */
  constructor(limit: number, unit: InputUnit, expected?: number) {
    const what = unit === 'second' ? 'The spoken text would last' : 'The text has'
    const advice = expected === undefined ? 'Shorten the text, or split it.' : FEWER_FIGURES
    const much =
      expected === undefined
        ? `more than ${limit} ${unit}s, the most`
        : `about ${Math.round(expected)} ${unit}s; ${limit} is the most`
    super(`${what} ${much} this voice takes at once. ${advice}`)
    this.limit = limit
    this.unit = unit
  }
}

/** The engine has no such voice. */
export class UnknownVoiceError extends SpeechError {
  readonly code = 'unknown_voice'
  readonly speakerId: string
  constructor(service: string, speakerId: string) {
    super(`${service} no longer has this voice. Choose another voice.`)
    this.speakerId = speakerId
  }
}

export class UnknownServiceError extends SpeechError {
  readonly code = 'unknown_service'
  constructor(service: string) {
    super(`There is no speech service "${service}". Use the voice_service of a voice in the catalogue.`)
  }
}

/** The engine cannot be used: not installed, without a key, or closing. */
export class EngineUnavailableError extends SpeechError {
  readonly code = 'unavailable'
  constructor(engine: string, reason: string) {
    super(`${engine} cannot speak now: ${reason}`)
  }
}

/** The queue of the engine is full. */
export class EngineBusyError extends SpeechError {
  readonly code = 'busy'
  /** Time after which a retry is likely to succeed, in ms. */
  readonly retryAfterMs: number
  constructor(engine: string, retryAfterMs: number) {
    super(`${engine} has too many texts waiting. Try again in ${Math.ceil(retryAfterMs / 1000)} s.`)
    this.retryAfterMs = retryAfterMs
  }
}

/** The engine exceeded the time limit and was stopped. */
class EngineTimeoutError extends SpeechError {
  readonly code = 'timeout'
  readonly timeoutMs: number
  constructor(engine: string, timeoutMs: number) {
    super(`${engine} did not finish this text in ${timeoutMs / 1000} s and was stopped. Shorten or reword the text.`)
    this.timeoutMs = timeoutMs
  }
}

/** The engine crashed twice on this text and has been restarted. */
export class EngineCrashedError extends SpeechError {
  readonly code = 'crashed'
  constructor(engine: string, reason: string) {
    super(`${engine} failed on this text (${reason}) and was restarted. Reword the text, or use another voice.`)
  }
}

/** The caller aborted the job. */
export class SpeechAbortedError extends SpeechError {
  readonly code = 'aborted'
  constructor() {
    super('The speech was cancelled before it was finished.')
  }
}

/**
 * Base class of the failures of a provider's service. The message is for visitors; `detail` is the provider's reason
 * for the operator, without secrets.
 */
export abstract class ProviderError extends SpeechError {
  readonly detail: string
  constructor(message: string, detail: string) {
    super(message)
    this.detail = detail
  }
}

const OTHER_PROVIDER = 'Choose a voice of another provider'

/** The provider does not accept this server's key. */
export class ProviderAuthError extends ProviderError {
  readonly code = 'auth'
  constructor(engine: string, detail: string) {
    super(`This server has no access to ${engine} now. ${OTHER_PROVIDER}.`, detail)
  }
}

/** The provider's account of this server is used up. */
export class ProviderQuotaError extends ProviderError {
  readonly code = 'quota'
  constructor(engine: string, detail: string) {
    super(`This server has used up its budget at ${engine}. ${OTHER_PROVIDER}, or try again another day.`, detail)
  }
}

/** The provider takes no more requests of this server for now. */
export class ProviderThrottledError extends ProviderError {
  readonly code = 'throttled'
  /** Time after which a retry is likely to succeed, in ms. */
  readonly retryAfterMs: number
  constructor(engine: string, detail: string, retryAfterMs: number) {
    super(`${engine} is busy. Try again in ${Math.max(1, Math.ceil(retryAfterMs / 1000))} s.`, detail)
    this.retryAfterMs = retryAfterMs
  }
}

/** The provider's content policy refuses the text. */
export class ModeratedTextError extends ProviderError {
  readonly code = 'moderated'
  constructor(engine: string, detail: string) {
    super(`${engine} refuses this text because of its content rules. Reword it, or choose another provider.`, detail)
  }
}

/** The provider's service failed, or its answer was unusable. */
export class UpstreamError extends ProviderError {
  readonly code = 'upstream'
  constructor(engine: string, detail: string) {
    super(`${engine} did not answer as expected. Try again, or choose a voice of another provider.`, detail)
  }
}

/** Maps a pool error to a speech error; other errors are returned unchanged. */
export function speechErrorOf(error: unknown): unknown {
  if (error instanceof PoolUnavailableError) return new EngineUnavailableError(error.pool, error.reason)
  if (error instanceof PoolBusyError) return new EngineBusyError(error.pool, error.retryAfterMs)
  if (error instanceof PoolTimeoutError) return new EngineTimeoutError(error.pool, error.timeoutMs)
  if (error instanceof PoolCrashedError) return new EngineCrashedError(error.pool, error.reason)
  return error instanceof PoolAbortedError ? new SpeechAbortedError() : error
}
