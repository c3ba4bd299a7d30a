import type { CatalogueVoice } from '../catalogue/catalogueVoice.ts'
import { passageFor } from '../catalogue/passages.ts'
import type { SpeechEngine } from '../speech/engine.ts'
import type { ListedVoice } from './fillCatalogue.ts'
import { orderVaried } from './orderVaried.ts'

/** Lists the voices whose engines are available, each with its passage, in the order of measurement. */
export function listVoices(voices: readonly CatalogueVoice[], engines: readonly SpeechEngine[]): ListedVoice[] {
  const hosts = new Map(engines.filter(isPresent).map(({ id, host }) => [id, host]))
  return orderVaried(voices).flatMap((voice) => {
    const host = hosts.get(voice.voice_service)
    return host === undefined ? [] : [{ voice, host, passage: passageFor(voice.voice_language_codes[0]).text }]
  })
}

function isPresent(engine: SpeechEngine): boolean {
  const status = engine.status()
  return status !== 'missing' && status !== 'not_configured'
}
