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

/** The address follows the view; no data has to be reloaded. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? embeddedMeta(loaderData.voice, loaderData.snippet, originOf(matches)) : [NO_INDEX]

/** Voice overview for frames on other sites. */
export default function EmbedOverview({ loaderData }: Route.ComponentProps) {
  return <EmbeddedOverview {...loaderData} />
}
