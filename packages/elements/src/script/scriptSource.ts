import type { AudioSource } from '@voice-rankings/playback'
import { readAudioSource } from '@voice-rankings/playback'
import type { Client } from '@voice-rankings/sdk'

/**
 * Source of an audio field of the API, without renewal: pages of other sites play public sounds, and private ones soon
 * after their generation.
 */
export function soundSource(client: Pick<Client, 'url'>, field: string): AudioSource {
  const source = readAudioSource(field)
  return 'url' in source ? { url: client.url(source.url) } : source
}
