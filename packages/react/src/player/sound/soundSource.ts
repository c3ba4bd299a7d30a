import type { AudioSource } from '@voice-rankings/playback'
import { readAudioSource } from '@voice-rankings/playback'
import type { Client } from '@voice-rankings/sdk'

/** The source of an audio field of the API: base64 as it is, a path completed to the address the client calls. */
export function soundSource(client: Pick<Client, 'url'>, field: string): AudioSource {
  const source = readAudioSource(field)
  return 'url' in source ? { url: client.url(source.url) } : source
}
