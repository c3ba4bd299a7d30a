import { createHash } from 'node:crypto'
import type { EngineVoice } from '../engine.ts'

/** Maximum length of each part of a speaker id, so that addresses stay readable. */
const PART_LENGTH = 64

/** Turns a name into `[a-z0-9-]`; a name without such characters into a hash of it. */
function slug(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const short = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, PART_LENGTH)
  return short.replaceAll(/^-+|-+$/g, '') || hash(name)
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6)

/** Speaker id of a provider's voice, `model--slug`, such as `kokoro--af-heart`. */
export function speakerIdOf(model: string, providerVoiceId: string): string {
  return `${slug(model)}--${slug(providerVoiceId)}`
}

/**
 * Gives each voice of a service an id of its own: of voices with the same id, all but the first by provider's id get a
 * hash of that id. The result does not depend on the order of the list.
 */
export function withOwnIds(voices: readonly EngineVoice[]): EngineVoice[] {
  const firstOf = new Map<string, string>()
  for (const { speakerId, providerVoiceId = speakerId } of voices) {
    const first = firstOf.get(speakerId)
    if (first === undefined || providerVoiceId < first) firstOf.set(speakerId, providerVoiceId)
  }
  return voices.map((voice) => {
    const { speakerId, providerVoiceId = speakerId } = voice
    return providerVoiceId === firstOf.get(speakerId)
      ? voice
      : { ...voice, speakerId: `${speakerId}-${hash(providerVoiceId)}` }
  })
}
