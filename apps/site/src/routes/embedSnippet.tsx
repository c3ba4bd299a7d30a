import { voicePath } from '@voice-rankings/contract'
import { answerOf } from '../answerOf.ts'
import { NO_INDEX } from '../noIndex.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { EmbeddedPlayer } from '../plain/EmbeddedPlayer.tsx'
import { plainMessages } from '../plain/messages.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/embedSnippet'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const { pathname } = new URL(request.url)
  const { signal } = request
  const named = { params: { voice_snippet_id: params.id } }
  const { snippet } = await answerOf(client.getSnippet(named, { signal }), pathname)
  const { voice } = await answerOf(client.getVoice({ params: snippet }, { signal }), pathname)
  return { voice, snippet }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [NO_INDEX]
  const { voice, snippet } = loaderData
  const query = new URLSearchParams({ snippet: snippet.voice_snippet_id }).toString()
  const canonical = `${originOf(matches)}${voicePath(voice)}?${query}`
  const title = plainMessages.snippetOf(voice.voice_name)
  return [...pageMeta({ title, description: snippet.voice_snippet_text, canonical }), NO_INDEX]
}

/** What a voice says, alone, by the id of the snippet. */
export default function EmbedSnippet({ loaderData }: Route.ComponentProps) {
  return <EmbeddedPlayer {...loaderData} />
}
