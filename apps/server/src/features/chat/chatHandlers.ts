import type { CallName, Chat } from '@voice-rankings/contract'
import type { Call, Handlers } from '../../kernel/api/handlers.ts'
import type { Config } from '../../kernel/config/config.ts'
import { userIdOf } from '../../kernel/identity/identity.ts'
import { requireUser } from '../../kernel/identity/requireUser.ts'
import type { Log } from '../../kernel/log/createLog.ts'
import { deleteOwnChat, listOwnChats, readChat, renameOwnChat } from './chatStore.ts'
import { createChatServer } from './createChatServer.ts'
import { createSendChat } from './createSendChat.ts'
import { type ChatSpeechServices, createSpeakChat } from './createSpeakChat.ts'

/** Handlers of the calls for chats with voices. */
export function chatHandlers(
  services: ChatSpeechServices & { config: Config },
  log: Log,
): Pick<Handlers, CallName<'chats'>> {
  const { config, database } = services
  const server = createChatServer(config)
  const send = createSendChat(services, server, log)
  const speak = createSpeakChat(services)
  return {
    async 'chats.list'({ query }, call) {
      const userId = userIdOf(await call.identity())
      return {
        chats: userId === null ? [] : await listOwnChats(database, userId, query.voice_id),
        chat_answers: server !== null,
        chat_credits: config.chatCredits,
      }
    },
    'chats.send': ({ body }, call) => send(body, call),
    'chats.get': async ({ params }, call) => ({ chat: await readChat(database, params.chat_id, await userOf(call)) }),
    'chats.rename': async ({ params, body }, call) => ({
      chat: await renameOwnChat(database, params.chat_id, await userOf(call), body.chat_name),
    }),
    async 'chats.delete'({ params }, call) {
      await deleteOwnChat(database, params.chat_id, await userOf(call))
      return params
    },
    'chats.export': async ({ params }, call) => ({
      text: textOf(await readChat(database, params.chat_id, await userOf(call))),
    }),
    'chats.speak': ({ body }, call) => speak(body, call),
  }
}

const userOf = async (call: Call) => (await requireUser(call)).user.user_id

/** A chat as plain text: its name, then each message below the name of its sender. */
function textOf({ chat_name, chat_voice, messages }: Chat): string {
  const paragraphs = messages.map(({ chat_role, message_text }) => {
    const sender = chat_role === 'user' ? 'User' : chat_voice.voice_name
    return `${sender}:\n${message_text}`
  })
  return `${[chat_name, ...paragraphs].join('\n\n')}\n`
}
