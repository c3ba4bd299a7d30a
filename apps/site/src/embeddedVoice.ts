import { voicePath, type SpokenSnippet, type VoiceListing } from '@voice-rankings/contract'
import { answerOf } from './answerOf.ts'
import { findSnippet } from './findSnippet.ts'
import { NO_INDEX } from './noIndex.ts'
import { oembedAddress, pageMeta } from './pageMeta.ts'
import { siteMessages } from './messages.ts'
import type { Client } from '@voice-rankings/sdk'

/** True unless the owner of a snippet keeps it from pages of other sites. */
export const mayEmbed = (snippet: SpokenSnippet) => !snippet.voice_snippet_forbids?.includes('embed')

/**
 * Loads the voice in a frame's address, and the snippet in `?snippet=`; null for none or a snippet of another voice.
 */
export async function loadEmbedded(
  client: Client,
  { service, gender, speaker }: { service: string; gender: string; speaker: string },
  { url, signal }: Request,
) {
  const { pathname, searchParams } = new URL(url)
  const path = { voice_service: service, voice_gender: gender, voice_speaker_id: speaker }
  const [{ voice }, snippet] = await Promise.all([
    answerOf(client.voices.get(path, { signal }), pathname),
    findSnippet(client, searchParams.get('snippet'), signal),
  ])
  const own = snippet?.voice_id === voice.voice_id && mayEmbed(snippet) ? snippet : null
  return { voice, snippet: own, snippetId: searchParams.get('snippet') }
}

/** Metadata of a framed page. Its canonical address is the voice's page. */
export function embeddedMeta(voice: VoiceListing, snippet: SpokenSnippet | null, origin: string) {
  const { voice_name: name } = voice
  const query = snippet ? `?${new URLSearchParams({ snippet: snippet.voice_snippet_id }).toString()}` : ''
  const path = voicePath(voice) + query
  const title = snippet ? siteMessages.plain.snippetOf(name) : name
  const description = snippet ? snippet.voice_snippet_text : siteMessages.plain.onSite(name)
  return [...pageMeta({ title, description, canonical: origin + path, oembed: oembedAddress(origin, path) }), NO_INDEX]
}
