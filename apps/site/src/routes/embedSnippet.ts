import { answerOf, pageNotFound } from '../answerOf.ts'
import { mayEmbed } from '../embeddedVoice.ts'
import { framedPlayer } from '../frames/framedPlayer.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/embedSnippet'

/** Player of a snippet by its id, for frames on other sites. */
export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  framedPlayer(request, context, async () => {
    const client = context.get(clientContext)
    const { pathname, searchParams } = new URL(request.url)
    const { signal } = request
    // Token of a share link, for a snippet that is not public.
    const access = searchParams.get('access') ?? undefined
    const { snippet } = await answerOf(
      client.snippets.get({ voice_snippet_id: params.id, access }, { signal }),
      pathname,
    )
    if (!mayEmbed(snippet)) throw pageNotFound(pathname)
    const { voice } = await answerOf(client.voices.get(snippet, { signal }), pathname)
    return { voice, snippet, isLinked: access !== undefined }
  })
