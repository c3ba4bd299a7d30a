import { answerOf } from '../answerOf.ts'
import { NO_INDEX } from '../noIndex.ts'
import { pageMeta } from '../pageMeta.ts'
import { VOICE_CHAT } from '../planned/plannedPages.ts'
import { PlannedPageView } from '../planned/PlannedPageView.tsx'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/voiceChat'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { service, gender, speaker } = params
  const path = { voice_service: service, voice_gender: gender, voice_speaker_id: speaker }
  const { pathname } = new URL(request.url)
  const { voice } = await answerOf(context.get(clientContext).voices.get(path, { signal: request.signal }), pathname)
  return { title: `Chat with ${voice.voice_name}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [...pageMeta({ ...loaderData, description: VOICE_CHAT.plan, canonical: null }), NO_INDEX] : []

export default function VoiceChat({ loaderData: { title } }: Route.ComponentProps) {
  return <PlannedPageView {...VOICE_CHAT} title={title} />
}
