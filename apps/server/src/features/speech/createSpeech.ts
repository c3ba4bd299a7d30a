import type { Metrics } from '../../kernel/metrics/metrics.ts'
import type { EngineCapabilities, EngineStatus, Speech, SpeechEngine, SpeechJob } from './engine.ts'
import { speakInParts } from './speakInParts.ts'
import { SpeechError, TextTooLongError, UnknownServiceError } from './speechError.ts'
import { spokenSeconds } from './text/spokenSeconds.ts'

/** Facade of all engines, by service name. */
export interface SpeechService {
  /** All given engines, including missing and unconfigured ones. */
  readonly engines: readonly SpeechEngine[]
  /** Speaks one text; rejects with a `SpeechError`. */
  synthesize(service: string, job: SpeechJob): Promise<Speech>
  /** State of each engine by service name. */
  status(): Record<string, EngineStatus>
  close(): Promise<void>
}

interface SpeechOptions {
  engines: readonly SpeechEngine[]
  metrics?: Pick<Metrics, 'countSpeech'> | undefined
}

/** Creates the facade. It owns the engines and closes them. */
export function createSpeech({ engines, metrics }: SpeechOptions): SpeechService {
  const byId = new Map(engines.map((engine) => [engine.id, engine]))
  return {
    engines,
    async synthesize(service, job) {
      const engine = byId.get(service)
      if (!engine) throw new UnknownServiceError(service)
      refuseTooLong(job.text, capabilitiesOf(engine, job.speakerId))
      const startedAt = performance.now()
      const seconds = () => (performance.now() - startedAt) / 1000
      try {
        const speech = await speakInParts(engine, job)
        metrics?.countSpeech({ engine: service, seconds: seconds(), billed: speech.billed })
        return speech
      } catch (error) {
        const code = error instanceof SpeechError ? error.code : 'internal'
        metrics?.countSpeech({ engine: service, seconds: seconds(), error: code })
        throw error
      }
    },
    status: () => Object.fromEntries(engines.map((engine) => [engine.id, engine.status()])),
    async close() {
      await Promise.all(engines.map((engine) => engine.close()))
    },
  }
}

/** Capabilities of a voice of an engine. */
export function capabilitiesOf(engine: SpeechEngine, speakerId: string): EngineCapabilities {
  return engine.capabilitiesOf?.(speakerId) ?? engine.capabilities
}

/**
 * Throws for a text over the limits of an engine, before it is queued. Tokens are counted by the engine only; seconds
 * are estimated.
 */
export function refuseTooLong(
  text: string,
  { maxInput: { unit, count }, maxExpectedSeconds = Infinity }: EngineCapabilities,
): void {
  const length = unit === 'character' ? text.length : unit === 'byte' ? Buffer.byteLength(text) : 0
  if (length > count) throw new TextTooLongError(count, unit)
  const seconds = spokenSeconds(text)
  if (seconds > maxExpectedSeconds) throw new TextTooLongError(maxExpectedSeconds, 'second', seconds)
}
