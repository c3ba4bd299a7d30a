import type { Calls, Client } from '@voice-rankings/sdk'

/** Gets a new address of a private snippet's audio, whose last one may have ended; rejects for other audio. */
export async function renewAudio(
  client: Pick<Client, 'url'> & Partial<Calls<'snippets.get'>>,
  address: string,
): Promise<string> {
  const [, voice_snippet_id, access] = /\/snippet-([\w-]+)\.mp3\?access=([^&#]+)/.exec(address) ?? []
  if (voice_snippet_id === undefined || !client.snippets) throw new Error(`The address ${address} cannot be renewed.`)
  return client.url((await client.snippets.get({ voice_snippet_id, access })).snippet.voice_snippet_audio_url)
}
