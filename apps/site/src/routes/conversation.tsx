import { MembersOnly } from '@voice-rankings/react/session'
import { answerOf } from '../answerOf.ts'
import { ChatView } from '../chat/ChatView.tsx'
import { chatMessages } from '../chat/messages.ts'
import { useChatTexts } from '../chat/useChatTexts.ts'
import { languageIn, siteTexts } from '../languages/siteTexts.ts'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { siteMessages } from '../messages.ts'
import { NO_INDEX } from '../noIndex.ts'
import { pageMeta } from '../pageMeta.ts'
import { clientContext } from '../siteContext.ts'
import { useLoginPage } from '../useLoginPage.ts'
import { userOf } from '../userOf.ts'
import type { Route } from './+types/conversation'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const { signal } = request
  // A visitor has no chats, and logs in first, as on the other personal pages.
  if (!(await userOf(client, signal))) return null
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
  const language = languageIn(matches)
  const texts = siteTexts(language, 'chat', chatMessages)
  if (!loaderData) {
    const { refused } = siteTexts(language, 'site', siteMessages).special
    return [...pageMeta({ title: texts.chats, description: refused, canonical: null }), NO_INDEX]
  }
  const { voice_name: name } = loaderData.chat.chat_voice
  return [
    ...pageMeta({ title: texts.conversation(name), description: texts.description(name), canonical: null }),
    NO_INDEX,
  ]
}

export default function ConversationPage({ loaderData }: Route.ComponentProps) {
  const title = useChatTexts().chats
  const { refused } = useSiteMessages().special
  return (
    <MembersOnly title={title} description={refused} loginHref={useLoginPage()} headingLevel={1}>
      {loaderData ? <Conversation {...loaderData} /> : null}
    </MembersOnly>
  )
}

function Conversation({ chat, listed, language }: NonNullable<Route.ComponentProps['loaderData']>) {
  const { chat_voice: voice } = chat
  const title = useChatTexts().conversation(voice.voice_name)
  return <ChatView key={chat.chat_id} {...{ title, voice, language, listed, chat }} />
}
