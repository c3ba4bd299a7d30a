import { createHash } from 'node:crypto'
import type { EngineVoice, SpeechEngine } from './engine.ts'

/**
 * Identity of what speaks with a voice: a hash of its id at the provider, its parameters, which for a voice of a model
 * file contain its digest, and the version of the engine's program. A voice may sound different when it differs.
 */
export function modelId({ programVersion }: SpeechEngine, { providerVoiceId, parameters }: EngineVoice): string {
  return createHash('sha256')
    .update(JSON.stringify([providerVoiceId, parameters, programVersion]))
    .digest('hex')
    .slice(0, 16)
}
