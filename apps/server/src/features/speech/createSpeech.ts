import type { EngineCapabilities, EngineStatus, Speech, SpeechEngine, SpeechJob } from './engine.ts'
import { TextTooLongError, UnknownServiceError } from './speechError.ts'
import { spokenSeconds } from './text/spokenSeconds.ts'

/** All engines of the server behind one door, by the name of their service. */
export interface SpeechService {
  /** The engines as they were given, also those that are missing or not configured. */
  readonly engines: readonly SpeechEngine[]
  /** Speaks one text; fails with a `SpeechError`. */
  synthesize(service: string, job: SpeechJob): Promise<Speech>
  /** The state of each engine by service name. */
  status(): Record<string, EngineStatus>
  /** Stops every engine. */
  close(): Promise<void>
}

/** Puts engines behind one door. The service owns them: closing it closes them. */
export function createSpeech({ engines }: { engines: readonly SpeechEngine[] }): SpeechService {
  const byId = new Map(engines.map((engine) => [engine.id, engine]))
  return {
    engines,
    async synthesize(service, job) {
      const engine = byId.get(service)
      if (!engine) throw new UnknownServiceError(service)
      refuseTooLong(job.text, engine.capabilities)
      return engine.synthesize(job)
    },
    status: () => Object.fromEntries(engines.map((engine) => [engine.id, engine.status()])),
    async close() {
      await Promise.all(engines.map((engine) => engine.close()))
    },
  }
}

/** Throws for a text over an engine's limits, before it waits for it. Tokens and seconds only the engine can count; seconds are estimated. */
export function refuseTooLong(
  text: string,
  { maxInput: { unit, count }, maxExpectedSeconds = Infinity }: EngineCapabilities,
): void {
  const length = unit === 'character' ? text.length : unit === 'byte' ? Buffer.byteLength(text) : 0
  if (length > count) throw new TextTooLongError(count, unit)
  const seconds = spokenSeconds(text)
  if (seconds > maxExpectedSeconds) throw new TextTooLongError(maxExpectedSeconds, 'second', seconds)
}
