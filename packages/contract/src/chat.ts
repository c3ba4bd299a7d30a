import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'
import { SPEECH_ERRORS } from './speech.ts'
import { TEXT_LIMITS } from './textLimit.ts'
import { VoiceNames } from './voices.ts'
import { WorkSpeech } from './work.ts'

/**
 * Limits of chats. `answer` is the maximum length of an answer by account level in UTF-16 code units, and `hourly` the
 * number of answers in an hour. `sentence` is the maximum length of a text that is spoken at once.
 */
export const CHAT_LIMITS = {
  chats: 100,
  messages: 400,
  name: 80,
  sentence: 400,
  answer: { free: 1000, paid: 2000 },
  hourly: { free: 60, paid: 300 },
} as const

/** Sender of a message: the user, or the voice. */
export const ChatRole = v.picklist(['user', 'voice'])
export type ChatRole = v.InferOutput<typeof ChatRole>

/** A message of a chat. */
export const ChatMessage = object({
  chat_role: ChatRole,
  /** Plain text: never markup. */
  message_text: v.string(),
  /** ISO 8601. */
  created_at: v.string(),
})
export type ChatMessage = v.InferOutput<typeof ChatMessage>

/** A chat of the caller without its messages. */
export const ChatSummary = object({
  chat_id: v.string(),
  chat_name: v.string(),
  chat_voice: VoiceNames,
  message_count: v.number(),
  /** ISO 8601. */
  changed_at: v.string(),
})
export type ChatSummary = v.InferOutput<typeof ChatSummary>

/** A chat of the caller with all its messages in order. */
export const Chat = object({ ...ChatSummary.entries, messages: v.array(ChatMessage) })
export type Chat = v.InferOutput<typeof Chat>

const chatId = object({ chat_id: v.string() })

/** Lists the caller's chats, last changed first, and tells whether voices answer here. Visitors have no chats. */
export const listChats = endpoint({
  method: 'GET',
  path: '/api/v1/chats',
  embed: false,
  query: object({ voice_id: v.optional(v.string()) }),
  response: object({
    chats: v.array(ChatSummary),
    /** True if the operator has set a chat server. */
    chat_answers: v.boolean(),
    /** Credits that a character of an answer costs, besides its speech. */
    chat_credits: v.number(),
  }),
  errors: ['forbidden'],
})

/**
 * Sends a message to a voice, and stores it with the answer. Without `chat_id` a new chat begins. `onText` of the client
 * gets the answer in parts while it is written. A message without an answer is not stored. Fails with `forbidden` on a
 * server without a chat server, and with `conflict` at the maximum number of chats or messages.
 */
export const sendChat = endpoint({
  method: 'POST',
  path: '/api/v1/chats',
  access: 'user',
  embed: false,
  progress: true,
  body: object({
    voice_id: v.string(),
    chat_id: v.optional(v.string()),
    /** At most 500 characters; 1,000 for paid accounts. */
    text: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'Write a message.'),
      v.maxLength(TEXT_LIMITS.paid, `Write at most ${TEXT_LIMITS.paid} characters.`),
    ),
  }),
  response: object({ chat: ChatSummary, question: ChatMessage, answer: ChatMessage }),
  errors: [
    'login_required',
    'not_found',
    'forbidden',
    'conflict',
    'text_too_long',
    'credits_used_up',
    'too_many_requests',
    'engine_failed',
    'busy',
  ],
})

/** Returns a chat of the caller. */
export const getChat = endpoint({
  method: 'GET',
  path: '/api/v1/chats/{chat_id}',
  access: 'user',
  embed: false,
  params: chatId,
  response: object({ chat: Chat }),
  errors: ['login_required', 'not_found', 'forbidden'],
})

/** Renames a chat of the caller. */
export const renameChat = endpoint({
  method: 'PATCH',
  path: '/api/v1/chats/{chat_id}',
  access: 'user',
  embed: false,
  repeatable: true,
  params: chatId,
  body: object({
    chat_name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'Write a name.'),
      v.maxLength(CHAT_LIMITS.name, `Write at most ${CHAT_LIMITS.name} characters.`),
    ),
  }),
  response: object({ chat: ChatSummary }),
  errors: ['login_required', 'not_found', 'forbidden'],
})

/** Deletes a chat of the caller for good. */
export const deleteChat = endpoint({
  method: 'POST',
  path: '/api/v1/chats/{chat_id}/delete',
  access: 'user',
  embed: false,
  params: chatId,
  response: chatId,
  errors: ['login_required', 'not_found', 'forbidden'],
})

/** Writes a chat of the caller as plain text. */
export const exportChat = endpoint({
  method: 'GET',
  path: '/api/v1/chats/{chat_id}/export',
  access: 'user',
  embed: false,
  params: chatId,
  response: object({ text: v.string() }),
  errors: ['login_required', 'not_found', 'forbidden'],
})

const { sentence_index: _, ...ChatSpeechFields } = WorkSpeech.entries

/** Speech of a sentence of a message. */
export const ChatSpeech = object(ChatSpeechFields)
export type ChatSpeech = v.InferOutput<typeof ChatSpeech>

/**
 * Speaks a sentence of a message. It is private to the caller and no snippet of theirs; its audio is deleted within an
 * hour, and the same call speaks it again.
 */
export const speakChat = endpoint({
  method: 'POST',
  path: '/api/v1/chats/speak',
  embed: false,
  repeatable: true,
  body: object({
    voice_id: v.string(),
    /** At most 400 characters. */
    text: v.pipe(
      v.string(),
      v.check((text) => text.trim() !== '', 'Write some text to speak.'),
      v.maxLength(CHAT_LIMITS.sentence, `Write at most ${CHAT_LIMITS.sentence} characters.`),
    ),
  }),
  response: ChatSpeech,
  errors: ['forbidden', ...SPEECH_ERRORS],
})
