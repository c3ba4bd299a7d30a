import { parseVoicePath } from '@voice-rankings/contract'
import { isClientError } from '@voice-rankings/sdk'
import type { Client } from '@voice-rankings/sdk'
import type { Catalogued } from './askServer.ts'
import type { NamedVoice } from './NamedVoice.ts'

/** Loads a voice or snippet through the page's own client; null if it does not exist. */
export async function askClient(client: Client, { voicePath, snippetId }: NamedVoice): Promise<Catalogued | null> {
  const path = parseVoicePath(voicePath ?? '')
  try {
    if (snippetId) return await client.snippets.get({ voice_snippet_id: snippetId })
    return path && (await client.voices.get(path))
  } catch (error) {
    if (isClientError(error) && error.kind === 'request' && error.status === 404) return null
    throw error
  }
}
