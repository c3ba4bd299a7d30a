import { setTimeout as sleep } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { snippets } from '../database/schema.ts'
import { textKey } from './textKey.ts'

/** For so long texts are gathered into one question to the database, in ms. */
const GATHER_MS = 20

/** Nobody is kept waiting longer for a refusal, in ms: the database may have much else to do. */
const LONGEST_MS = 80

/** Most texts of one question. */
const MOST = 1000

const NONE: ReadonlySet<string> = new Set()

/** Whether a voice has spoken a text before, at whatever speed and for whomever. */
export type SpokenBefore = (voiceId: string, text: string) => Promise<boolean>

/**
 * Makes what tells of texts for which there is no room whether they were spoken before. All that come within a moment are looked up
 * with one indexed question, one question at a time: however many come, they cost the database next to nothing. Those above what one
 * question holds, and those that it does not answer in time, are taken to be new.
 */
export function createSpokenBefore({ queries }: Pick<Database, 'queries'>): SpokenBefore {
  let gathering: { keys: Set<string>; spoken: Promise<ReadonlySet<string>> } | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function ask(keys: ReadonlySet<string>): Promise<Set<string>> {
    await Promise.all([sleep(GATHER_MS), last])
    gathering = undefined
    const { voice_id, text_key } = snippets
    const rows = queries
      .select({ voice_id, text_key })
      .from(snippets)
      .where(inArray(text_key, [...keys]))
      .execute()
    last = rows.catch(() => {})
    return new Set((await rows).map((row) => nameOf(row.voice_id, row.text_key)))
  }

  function gather() {
    const keys = new Set<string>()
    const answer = ask(keys)
    answer.catch(() => {})
    return { keys, spoken: Promise.race([answer, sleep(LONGEST_MS, NONE)]) }
  }

  return async (voiceId, text) => {
    const key = textKey(text)
    const { keys, spoken } = (gathering ??= gather())
    if (keys.size >= MOST) return false
    keys.add(key)
    return (await spoken).has(nameOf(voiceId, key))
  }
}

const nameOf = (voiceId: string, key: string) => `${voiceId} ${key}`
