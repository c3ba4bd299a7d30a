import { answerOf } from '../answerOf.ts'
import { framedPlayer } from '../frames/framedPlayer.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/embedSnippet'

/** Player of a snippet by its id, for frames on other sites. */
export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  framedPlayer(request, context, async () => {
    const client = context.get(clientContext)
    const { pathname } = new URL(request.url)
    const { signal } = request
    const { snippet } = await answerOf(client.snippets.get({ voice_snippet_id: params.id }, { signal }), pathname)
    const { voice } = await answerOf(client.voices.get(snippet, { signal }), pathname)
    return { voice, snippet }
  })
