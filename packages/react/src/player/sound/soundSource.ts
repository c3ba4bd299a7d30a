import type { AudioSource } from '@voice-rankings/playback'
import { readAudioSource } from '@voice-rankings/playback'
import type { Client } from '@voice-rankings/sdk'

/** Source of an audio field of the API: base64 unchanged, a path resolved against the client's address. */
export function soundSource(client: Pick<Client, 'url'>, field: string): AudioSource {
  const source = readAudioSource(field)
  return 'url' in source ? { url: client.url(source.url) } : source
}
