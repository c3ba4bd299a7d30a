import { pageNotFound } from '../answerOf.ts'
import { embeddedMeta, loadEmbedded } from '../embeddedVoice.ts'
import { NO_INDEX } from '../noIndex.ts'
import { originOf } from '../pageMeta.ts'
import { EmbeddedOverview } from '../plain/EmbeddedOverview.tsx'
import { FRAME_VIEWS } from '../plain/framedPath.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/embedOverview'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { view: asked = 'generate' } = params
  const view = FRAME_VIEWS.find((one) => one === asked)
  if (!view) throw pageNotFound(new URL(request.url).pathname)
  return { ...(await loadEmbedded(context.get(clientContext), params, request)), view }
}

/** The address changes with what is shown, and nothing is asked for anew. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? embeddedMeta(loaderData.voice, loaderData.snippet, originOf(matches)) : [NO_INDEX]

/** Everything around a voice, for a frame in another site's page. */
export default function EmbedOverview({ loaderData }: Route.ComponentProps) {
  return <EmbeddedOverview {...loaderData} />
}
