import type { SpokenSnippet } from '@voice-rankings/contract'
import { isClientError, type Client } from '@voice-rankings/sdk'

/** Loads the snippet with an id; null without an id, and if the visitor cannot access it. */
export async function findSnippet(
  client: Client,
  id: string | null,
  signal: AbortSignal,
): Promise<SpokenSnippet | null> {
  if (!id) return null
  try {
    return (await client.snippets.get({ voice_snippet_id: id }, { signal })).snippet
  } catch (error) {
    if (isClientError(error) && error.kind === 'request') return null
    throw error
  }
}
