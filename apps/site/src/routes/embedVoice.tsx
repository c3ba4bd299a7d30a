import { embeddedMeta, loadEmbedded } from '../embeddedVoice.ts'
import { NO_INDEX } from '../noIndex.ts'
import { originOf } from '../pageMeta.ts'
import { EmbeddedPlayer } from '../plain/EmbeddedPlayer.tsx'
import { plainMessages } from '../plain/messages.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/embedVoice'

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadEmbedded(context.get(clientContext), params, request)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? embeddedMeta(loaderData.voice, loaderData.snippet, originOf(matches)) : [NO_INDEX]

export default function EmbedVoice({ loaderData: { snippetId, ...shown } }: Route.ComponentProps) {
  const isMissing = snippetId !== null && shown.snippet === null
  return (
    <>
      {isMissing ? (
        <p className="site-embed-note" role="alert">
          {plainMessages.snippetMissing}
        </p>
      ) : null}
      <EmbeddedPlayer {...shown} />
    </>
  )
}
