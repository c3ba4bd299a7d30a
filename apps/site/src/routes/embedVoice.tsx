import { voicePath } from '@voice-rankings/contract'
import { answerOf } from '../answerOf.ts'
import { findSnippet } from '../findSnippet.ts'
import { NO_INDEX } from '../noIndex.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { EmbeddedPlayer } from '../plain/EmbeddedPlayer.tsx'
import { plainMessages } from '../plain/messages.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/embedVoice'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const { service, gender, speaker } = params
  const { pathname, searchParams } = new URL(request.url)
  const call = { params: { voice_service: service, voice_gender: gender, voice_speaker_id: speaker } }
  const [{ voice }, snippet] = await Promise.all([
    answerOf(client.getVoice(call, { signal: request.signal }), pathname),
    findSnippet(client, searchParams.get('snippet'), request.signal),
  ])
  return { voice, snippet: snippet?.voice_id === voice.voice_id ? snippet : null }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [NO_INDEX]
  const { voice } = loaderData
  const description = plainMessages.onSite(voice.voice_name)
  const canonical = `${originOf(matches)}${voicePath(voice)}`
  return [...pageMeta({ title: voice.voice_name, description, canonical }), NO_INDEX]
}

export default function EmbedVoice({ loaderData }: Route.ComponentProps) {
  return <EmbeddedPlayer {...loaderData} />
}
