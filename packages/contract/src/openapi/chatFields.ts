import { CHAT_LIMITS } from '../chat.ts'

/** Descriptions of the fields of chats, as in `fieldTexts.ts`. */
export const chatFieldTexts: Readonly<Record<string, string>> = {
  chats: 'Chats of the user, last changed first.',
  chat: 'The chat.',
  chat_id: 'Id of a chat.',
  chat_name: `Name of the chat, at most ${CHAT_LIMITS.name} characters: at first the beginning of its first message.`,
  chat_voice: 'Voice of the chat.',
  chat_role: '`user`, or `voice` for an answer.',
  chat_answers: 'True if voices answer on this server.',
  chat_credits: 'Credits that a character of an answer costs, besides its speech.',
  message_text: 'Plain text of the message; never markup.',
  message_count: `Number of messages and answers, at most ${CHAT_LIMITS.messages}.`,
  messages: 'Messages and answers in order.',
  question: 'The message as it was stored.',
  answer: 'The answer of the voice.',
}
