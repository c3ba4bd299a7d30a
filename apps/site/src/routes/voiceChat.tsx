import { answerOf } from '../answerOf.ts'
import { ChatView } from '../chat/ChatView.tsx'
import { chatMessages } from '../chat/messages.ts'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { languageIn, siteTexts } from '../languages/siteTexts.ts'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { NO_INDEX } from '../noIndex.ts'
import { pageMeta } from '../pageMeta.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/voiceChat'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { service, gender, speaker } = params
  const path = { voice_service: service, voice_gender: gender, voice_speaker_id: speaker }
  const client = context.get(clientContext)
  const { signal } = request
  const { pathname } = new URL(request.url)
  const { voice } = await answerOf(client.voices.get(path, { signal }), pathname)
  const listed = await answerOf(client.chats.list({ voice_id: voice.voice_id }, { signal }), pathname)
  const { voice_id, voice_name, voice_service, voice_service_alias, voice_gender, voice_speaker_id } = voice
  const names = { voice_id, voice_name, voice_service, voice_service_alias, voice_gender, voice_speaker_id }
  return { voice: names, language: voice.voice_language_code, listed }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { voice_name: name } = loaderData.voice
  const texts = siteTexts(languageIn(matches), 'chat', chatMessages)
  const description = loaderData.listed.chat_answers ? texts.description(name) : texts.readDescription(name)
  return [...pageMeta({ title: siteMessagesIn(matches).titles.chat(name), description, canonical: null }), NO_INDEX]
}

export default function VoiceChat({ loaderData: { voice, language, listed } }: Route.ComponentProps) {
  const title = useSiteMessages().titles.chat(voice.voice_name)
  return <ChatView key={voice.voice_id} {...{ title, voice, language, listed }} />
}
