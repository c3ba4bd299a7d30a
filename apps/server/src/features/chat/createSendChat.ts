import { randomUUID } from 'node:crypto'
import {
  type Api,
  type CallOutput,
  CHAT_LIMITS,
  type ChatMessage,
  type ChatRole,
  type HandlerInput,
  textLimit,
} from '@voice-rankings/contract'
import type { Call } from '../../kernel/api/handlers.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { cleanText } from '../../kernel/http/cleanText.ts'
import { accountLevel } from '../../kernel/identity/identity.ts'
import { requireUser } from '../../kernel/identity/requireUser.ts'
import type { Limit, Limiter } from '../../kernel/limits/limiter.ts'
import { tooManyRequests } from '../../kernel/limits/requireAllowance.ts'
import { takeAll } from '../../kernel/limits/takeAll.ts'
import type { Log } from '../../kernel/log/createLog.ts'
import { createCredits } from '../credits/createCredits.ts'
import { speechApiError } from '../snippets/speechApiError.ts'
import { ProviderError, UpstreamError } from '../speech/speechError.ts'
import { requireVoice } from '../voices/requireVoice.ts'
import { readChat, requireRoom, storeExchange } from './chatStore.ts'
import type { ChatServer, SentMessage } from './createChatServer.ts'
import { describeVoice } from './describeVoice.ts'
import { withoutThoughts } from './withoutThoughts.ts'

const HOUR_MS = 3_600_000

const HOURLY = {
  free: { name: 'chat', points: CHAT_LIMITS.hourly.free, durationMs: HOUR_MS },
  paid: { name: 'chat paid', points: CHAT_LIMITS.hourly.paid, durationMs: HOUR_MS },
} as const satisfies Record<string, Limit>

/** Number of earlier messages that the chat server gets, and their characters together. */
const CONTEXT = { messages: 20, characters: 8000 } as const

/** Length that an answer may have at least, in UTF-16 code units: with fewer credits there is none. */
const SHORTEST = 200

/** Error of a server without a chat server. */
const NO_ANSWERS = 'Voices do not answer on this server: its operator has set no chat server.'

interface SendServices {
  readonly config: Pick<Config, 'chatCredits' | 'chatConcurrency'>
  readonly database: Database
  readonly limiter: Limiter
}

type Body = HandlerInput<Api['chats']['send']>['body']

/** Creates the handler that answers a message as a voice. The answer is sent in parts while it is written. */
export function createSendChat(services: SendServices, server: ChatServer | null, log: Log) {
  const { config, database, limiter } = services
  const credits = createCredits(database)
  /** Users whose answers are being written. */
  const writing = new Set<string>()

  /** Takes a place of a user; throws if they, or too many others, wait for an answer. */
  function enter(key: string): Disposable {
    if (writing.has(key)) {
      throw tooManyRequests('Another answer of yours is being written. Wait for its end, or stop it.', 2000)
    }
    if (writing.size >= config.chatConcurrency) {
      throw new ApiError('busy', 'Too many answers are being written. Try again in a moment.', { retryAfterMs: 5000 })
    }
    writing.add(key)
    return { [Symbol.dispose]: () => void writing.delete(key) }
  }

  return async (body: Body, call: Call): Promise<CallOutput<Api['chats']['send']>> => {
    if (!server) throw new ApiError('forbidden', NO_ANSWERS)
    const identity = await requireUser(call)
    const { user_id: userId } = identity.user
    const level = accountLevel(identity)
    const plan = level > 0 ? 'paid' : 'free'
    const excess = body.text.length - textLimit(level)
    if (excess > 0) throw new ApiError('text_too_long', `The message is ${excess} characters too long. Shorten it.`)
    using _place = enter(identity.key)
    const voice = await requireVoice(database, body.voice_id, identity.key)
    const chat = body.chat_id === undefined ? null : await readChat(database, body.chat_id, userId)
    if (chat && chat.chat_voice.voice_id !== voice.voice_id) {
      throw new ApiError('conflict', `This chat is with ${chat.chat_voice.voice_name}. Begin a new one.`)
    }
    await requireRoom(database.queries, userId, chat)

    const { refusedUntil, giveBack } = await takeAll(limiter, [[HOURLY[plan], identity.key]])
    if (refusedUntil) {
      throw tooManyRequests(
        `You had ${HOURLY[plan].points} answers in an hour. Wait and try again.`,
        refusedUntil.getTime() - Date.now(),
      )
    }
    const purchase = { userId, purpose: `chat ${randomUUID()}` }
    try {
      const left = await credits.left(userId)
      const limit = Math.min(
        CHAT_LIMITS.answer[plan],
        config.chatCredits === 0 ? Infinity : Math.floor(left / config.chatCredits),
      )
      const highest = limit * config.chatCredits
      const isPayable =
        limit >= SHORTEST && (highest === 0 || (await credits.reserve(purchase, highest, voice.voice_id)))
      if (!isPayable) {
        throw new ApiError(
          'credits_used_up',
          `An answer needs at least ${SHORTEST * config.chatCredits} credits; you have ${left}. Ask the operator of this server for more.`,
        )
      }
      const asked = new Date()
      const question = message('user', body.text, asked)
      const messages = [
        { role: 'system', content: describeVoice(voice) } as const,
        ...contextOf(chat?.messages ?? []),
        { role: 'user', content: body.text } as const,
      ]
      const answer = message('voice', await write(server, messages, limit, call), new Date())
      const stored = await database.queries.transaction(async (transaction) => {
        // In one transaction, so that a process that is killed leaves neither an unpaid answer nor a payment without one.
        if (highest > 0) {
          const cost = answer.message_text.length * config.chatCredits
          await createCredits({ queries: transaction }).settle(purchase, cost)
        }
        return storeExchange(transaction, {
          userId,
          voiceId: voice.voice_id,
          chatId: chat?.chat_id ?? null,
          messages: [question, answer],
        })
      })
      return { chat: stored, question, answer }
    } catch (error) {
      await credits.release(purchase)
      await giveBack()
      // For the operator: no message is part of it, and no key.
      if (error instanceof ProviderError) log.error(`The chat server gave no answer: ${error.detail}`)
      throw chatError(error)
    }
  }
}

/** Writes an answer, at most `limit` characters. One that its reader stops is kept as far as it came. */
async function write(chat: ChatServer, messages: readonly SentMessage[], limit: number, call: Call): Promise<string> {
  let answer = ''
  try {
    for await (const part of withoutThoughts(chat.answer(messages, { maxTokens: limit, signal: call.signal }))) {
      const clean = cleanText(part)
      const rest = (answer === '' ? clean.trimStart() : clean).slice(0, limit - answer.length).toWellFormed()
      if (rest === '') continue
      answer += rest
      call.sendText(rest)
      if (answer.length >= limit) break
    }
  } catch (error) {
    if (!call.signal.aborted || answer.trim() === '') throw error
  }
  if (answer.trim() === '') throw new UpstreamError('The chat server', 'The answer is empty.')
  return answer.trim()
}

const message = (chat_role: ChatRole, message_text: string, at: Date): ChatMessage => ({
  chat_role,
  message_text,
  created_at: at.toISOString(),
})

/** The last messages of a chat that fit. */
function contextOf(messages: readonly ChatMessage[]): SentMessage[] {
  let left: number = CONTEXT.characters
  const last = messages.slice(-CONTEXT.messages).toReversed()
  const fitting = last.filter(({ message_text }) => (left -= message_text.length) >= 0)
  return fitting.toReversed().map(({ chat_role, message_text }) => ({
    role: chat_role === 'user' ? 'user' : 'assistant',
    content: message_text,
  }))
}

/** Error for the user: those of providers advise another voice, which would not help here. */
function chatError(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error
  const known = speechApiError(error)
  if (!(known instanceof ApiError)) return error
  const text =
    known.code === 'busy'
      ? 'The chat server is busy. Try again in a moment.'
      : known.code === 'text_unspeakable'
        ? 'The chat server refuses this message because of its content rules. Reword it.'
        : 'The chat server did not answer. Try again, or tell the operator of this server.'
  const code = known.code === 'busy' ? 'busy' : 'engine_failed'
  return new ApiError(code, text, { retryAfterMs: known.details.retryAfterMs, cause: error })
}
