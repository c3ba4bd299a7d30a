import { answerOf } from '../answerOf.ts'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { languageIn, siteTexts } from '../languages/siteTexts.ts'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { NO_INDEX } from '../noIndex.ts'
import { pageMeta } from '../pageMeta.ts'
import { plannedMessages } from '../planned/messages.ts'
import { PlannedPageView } from '../planned/PlannedPageView.tsx'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/voiceChat'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { service, gender, speaker } = params
  const path = { voice_service: service, voice_gender: gender, voice_speaker_id: speaker }
  const { pathname } = new URL(request.url)
  const { voice } = await answerOf(context.get(clientContext).voices.get(path, { signal: request.signal }), pathname)
  return { name: voice.voice_name }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const title = siteMessagesIn(matches).titles.chat(loaderData.name)
  const { plan } = siteTexts(languageIn(matches), 'planned', plannedMessages).pages.chat
  return [...pageMeta({ title, description: plan, canonical: null }), NO_INDEX]
}

export default function VoiceChat({ loaderData: { name } }: Route.ComponentProps) {
  return <PlannedPageView page="chat" today={['voice', 'details']} title={useSiteMessages().titles.chat(name)} />
}
