import { answerOf } from '../answerOf.ts'
import { embeddedMeta } from '../embeddedVoice.ts'
import { NO_INDEX } from '../noIndex.ts'
import { originOf } from '../pageMeta.ts'
import { EmbeddedPlayer } from '../plain/EmbeddedPlayer.tsx'
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

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? embeddedMeta(loaderData.voice, loaderData.snippet, originOf(matches)) : [NO_INDEX]

/** What a voice says, alone, by the id of the snippet. */
export default function EmbedSnippet({ loaderData }: Route.ComponentProps) {
  return <EmbeddedPlayer {...loaderData} />
}
