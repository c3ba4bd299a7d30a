import { randomBytes } from 'node:crypto'
import { type Chat, CHAT_LIMITS, type ChatMessage, type ChatSummary } from '@voice-rankings/contract'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { chatMessages, type ChatRow, chats } from '../../kernel/database/chatTables.ts'
import type { Database, Queries } from '../../kernel/database/database.ts'
import { voices } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'

/** Longest name that a new chat gets from its first message. */
const NAME_LENGTH = 50

type Reading = Pick<Database, 'queries'>

/** Error for both missing chats and those of others, so that they cannot be told apart. */
const chatNotFound = () =>
  new ApiError('not_found', 'This chat does not exist. It may have been deleted. List your chats.')

const own = (chatId: string, userId: string) => and(eq(chats.chat_id, chatId), eq(chats.user_id, userId))

const summary = {
  chat_id: chats.chat_id,
  chat_name: chats.chat_name,
  changed_at: chats.changed_at,
  chat_voice: {
    voice_id: voices.voice_id,
    voice_name: voices.voice_name,
    voice_service: voices.voice_service,
    voice_service_alias: voices.voice_service_alias,
    voice_gender: voices.voice_gender,
    voice_speaker_id: voices.voice_speaker_id,
  },
  message_count:
    sql<number>`(SELECT count(*) FROM ${chatMessages} WHERE ${chatMessages.chat_id} = ${chats.chat_id})`.mapWith(
      Number,
    ),
}

const dated = <Row extends { changed_at: Date }>(row: Row) => ({ ...row, changed_at: row.changed_at.toISOString() })

/** Chats of a user, last changed first; of one voice, if it is given. */
export async function listOwnChats({ queries }: Reading, userId: string, voiceId?: string): Promise<ChatSummary[]> {
  const rows = await queries
    .select(summary)
    .from(chats)
    .innerJoin(voices, eq(voices.voice_id, chats.voice_id))
    .where(and(eq(chats.user_id, userId), voiceId === undefined ? undefined : eq(chats.voice_id, voiceId)))
    .orderBy(desc(chats.changed_at), chats.chat_id)
    .limit(CHAT_LIMITS.chats)
  return rows.map(dated)
}

/** A chat of a user without its messages; throws `not_found`. */
async function readSummary({ queries }: Reading, chatId: string, userId: string): Promise<ChatSummary> {
  const [row] = await queries
    .select(summary)
    .from(chats)
    .innerJoin(voices, eq(voices.voice_id, chats.voice_id))
    .where(own(chatId, userId))
  if (!row) throw chatNotFound()
  return dated(row)
}

/** Messages of a chat in order. */
async function readMessages(queries: Queries, chatId: string): Promise<ChatMessage[]> {
  const { chat_role, message_text, created_at } = chatMessages
  const rows = await queries
    .select({ chat_role, message_text, created_at })
    .from(chatMessages)
    .where(eq(chatMessages.chat_id, chatId))
    .orderBy(asc(chatMessages.position))
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** A chat of a user with its messages; throws `not_found`. */
export async function readChat(database: Reading, chatId: string, userId: string): Promise<Chat> {
  const found = await readSummary(database, chatId, userId)
  return { ...found, messages: await readMessages(database.queries, chatId) }
}

/** Renames a chat of a user. */
export async function renameOwnChat(database: Reading, chatId: string, userId: string, name: string) {
  await database.queries.update(chats).set({ chat_name: name }).where(own(chatId, userId))
  return readSummary(database, chatId, userId)
}

/** Deletes a chat of a user with its messages. */
export async function deleteOwnChat({ queries }: Reading, chatId: string, userId: string): Promise<void> {
  const [gone] = await queries.delete(chats).where(own(chatId, userId)).returning({ id: chats.chat_id })
  if (!gone) throw chatNotFound()
}

/** Throws `conflict` if a user has the maximum number of chats, or a chat that of messages. */
export async function requireRoom(queries: Queries, userId: string, chat: ChatSummary | null): Promise<void> {
  if (chat === null && (await queries.$count(chats, eq(chats.user_id, userId))) >= CHAT_LIMITS.chats) {
    throw new ApiError('conflict', `You have ${CHAT_LIMITS.chats} chats, the maximum. Delete one first.`)
  }
  if (chat !== null && chat.message_count + 2 > CHAT_LIMITS.messages) {
    throw new ApiError('conflict', `This chat has ${CHAT_LIMITS.messages} messages, the maximum. Begin a new one.`)
  }
}

/** A message with its answer, to be stored. */
interface Exchange {
  readonly userId: string
  readonly voiceId: string
  /** Null for a new chat. */
  readonly chatId: string | null
  readonly messages: readonly [ChatMessage, ChatMessage]
}

/** Stores a message with its answer, in a new chat or at the end of one, and returns the chat. */
export async function storeExchange(queries: Queries, { userId, voiceId, chatId, messages }: Exchange) {
  // Serializes the messages of a user: two pages may write to one chat, or begin the last chat that is allowed.
  await queries.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`chats ${userId}`}))`)
  const before = chatId === null ? null : await readSummary({ queries }, chatId, userId)
  await requireRoom(queries, userId, before)
  const chat_id =
    before?.chat_id ?? (await insertChat(queries, { userId, voiceId, name: nameOf(messages[0].message_text) }))
  await queries.update(chats).set({ changed_at: new Date() }).where(eq(chats.chat_id, chat_id))
  await queries.insert(chatMessages).values(
    messages.map((message, index) => ({
      ...message,
      chat_id,
      position: (before?.message_count ?? 0) + index,
      created_at: new Date(message.created_at),
    })),
  )
  return readSummary({ queries }, chat_id, userId)
}

async function insertChat(
  queries: Queries,
  { userId, voiceId, name }: { userId: string; voiceId: string; name: string },
) {
  const chat_id: ChatRow['chat_id'] = randomBytes(12).toString('base64url')
  await queries.insert(chats).values({ chat_id, user_id: userId, voice_id: voiceId, chat_name: name })
  return chat_id
}

/** Name of a new chat: the first words of its first message. */
function nameOf(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ')
  if (line.length <= NAME_LENGTH) return line
  const cut = line.slice(0, NAME_LENGTH).toWellFormed()
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 20)).trim()}…`
}

/** All chats of a user with their messages, newest first, for the export of the account. */
export async function exportChats(queries: Queries, userId: string) {
  const rows = await queries
    .select({
      chat_id: chats.chat_id,
      chat_name: chats.chat_name,
      created_at: chats.created_at,
      voice_id: voices.voice_id,
      voice_name: voices.voice_name,
    })
    .from(chats)
    .innerJoin(voices, eq(voices.voice_id, chats.voice_id))
    .where(eq(chats.user_id, userId))
    .orderBy(desc(chats.created_at))
  const exported = []
  for (const { chat_id, created_at, ...row } of rows) {
    const messages = await readMessages(queries, chat_id)
    exported.push({ ...row, created_at: created_at.toISOString(), messages })
  }
  return exported
}
