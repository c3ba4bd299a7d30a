import { voicePath } from '@voice-rankings/contract'
import { answerOf, pageNotFound } from '../answerOf.ts'
import { findSnippet } from '../findSnippet.ts'
import { NO_INDEX } from '../noIndex.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { EmbeddedOverview } from '../plain/EmbeddedOverview.tsx'
import { FRAME_VIEWS } from '../plain/framedPath.ts'
import { plainMessages } from '../plain/messages.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/embedOverview'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const { service, gender, speaker, view: asked = 'generate' } = params
  const { pathname, searchParams } = new URL(request.url)
  const view = FRAME_VIEWS.find((one) => one === asked)
  if (!view) throw pageNotFound(pathname)
  const call = { params: { voice_service: service, voice_gender: gender, voice_speaker_id: speaker } }
  const [{ voice }, snippet] = await Promise.all([
    answerOf(client.getVoice(call, { signal: request.signal }), pathname),
    findSnippet(client, searchParams.get('snippet'), request.signal),
  ])
  return { voice, view, snippet: snippet?.voice_id === voice.voice_id ? snippet : null }
}

/** The address changes with what is shown, and nothing is asked for anew. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [NO_INDEX]
  const { voice } = loaderData
  const description = plainMessages.onSite(voice.voice_name)
  const canonical = `${originOf(matches)}${voicePath(voice)}`
  return [...pageMeta({ title: voice.voice_name, description, canonical }), NO_INDEX]
}

/** Everything around a voice, for a frame in another site's page. */
export default function EmbedOverview({ loaderData }: Route.ComponentProps) {
  return <EmbeddedOverview {...loaderData} />
}
