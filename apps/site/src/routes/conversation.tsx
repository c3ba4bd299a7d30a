import { answerOf } from '../answerOf.ts'
import { ChatView } from '../chat/ChatView.tsx'
import { chatMessages } from '../chat/messages.ts'
import { useChatTexts } from '../chat/useChatTexts.ts'
import { languageIn, siteTexts } from '../languages/siteTexts.ts'
import { NO_INDEX } from '../noIndex.ts'
import { pageMeta } from '../pageMeta.ts'
import { requireUser } from '../requireUser.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/conversation'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const { signal } = request
  const { pathname } = new URL(request.url)
  const { chat } = await answerOf(client.chats.get({ chat_id: params.id }, { signal }), pathname)
  const { voice_id, voice_service, voice_gender, voice_speaker_id } = chat.chat_voice
  const [listed, found] = await Promise.all([
    answerOf(client.chats.list({ voice_id }, { signal }), pathname),
    // A voice that is gone leaves its chats, which can still be read.
    client.voices.get({ voice_service, voice_gender, voice_speaker_id }, { signal }).catch(() => null),
  ])
  return { chat, listed, language: found?.voice.voice_language_code ?? 'en' }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { voice_name: name } = loaderData.chat.chat_voice
  const texts = siteTexts(languageIn(matches), 'chat', chatMessages)
  return [
    ...pageMeta({ title: texts.conversation(name), description: texts.description(name), canonical: null }),
    NO_INDEX,
  ]
}

export default function ConversationPage({ loaderData: { chat, listed, language } }: Route.ComponentProps) {
  const { chat_voice: voice } = chat
  const title = useChatTexts().conversation(voice.voice_name)
  return <ChatView key={chat.chat_id} {...{ title, voice, language, listed, chat }} />
}
