import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { blindPairs, blindScores } from '../../kernel/database/blindTables.ts'
import { snippets } from '../../kernel/database/schema.ts'
import type { Candidate } from '../ranking/choosePair.ts'
import { votesPerVoice } from '../ranking/judgeVote.ts'
import type { Catalogue, CatalogueVoice } from '../voices/createCatalogue.ts'
import type { BlindServices } from './blindServices.ts'
import { skillOf } from './expectedScores.ts'
import { sentenceKey } from './speakSide.ts'
import { readSpent } from './voteFacts.ts'

/** Maximum number of earlier pairs whose voices a caller does not get again, and their share of the voices. */
const REMEMBERED = { pairs: 20, share: 0.25 } as const

/** The voices that can be in a pair, with their skills. */
export async function readCandidates(
  { database, speech }: Pick<BlindServices, 'database' | 'speech'>,
  { voices }: Pick<Catalogue, 'voices'>,
  { language, text, isOwn, voterKey }: { language: string; text: string; isOwn: boolean; voterKey: string },
): Promise<Candidate[]> {
  const engines = new Set(speech.engines.filter(({ status }) => status() === 'ready').map(({ id }) => id))
  const speakers = voices.filter((voice) => voice.language_keys.includes(language) && engines.has(voice.voice_service))
  const spoken = isOwn ? new Set<string>() : await spokenBefore(database, speakers, { language, text })
  const able = speakers.filter(({ voice_id: id, price }) => price === null || spoken.has(id))
  const recent = await recentVoices(
    database,
    voterKey,
    Math.min(REMEMBERED.pairs, (REMEMBERED.share * able.length) / 2),
  )
  const rows = await database.queries
    .select()
    .from(blindScores)
    .where(and(eq(blindScores.language_code, language), eq(blindScores.blind_use, '')))
  const scores = new Map(rows.map((row) => [row.voice_id, skillOf(row)]))
  const spent = await readSpent(database.queries, { language, voterKey, limit: votesPerVoice(speakers.length) })
  // A vote on a voice that has had its votes of the week would not count.
  const fresh = able.filter(({ voice_id: id }) => !spent.has(id) && !recent.has(id))
  const offered = fresh.length >= 2 ? fresh : able.filter(({ voice_id: id }) => !recent.has(id))
  return offered.map(({ voice_id }) => ({ voice_id, ...(scores.get(voice_id) ?? { skill: 0, variance: 1 }) }))
}

/** Voices with a price that have spoken a sentence before. */
async function spokenBefore(
  { queries }: BlindServices['database'],
  speakers: readonly CatalogueVoice[],
  { language, text }: { language: string; text: string },
): Promise<ReadonlySet<string>> {
  const keys = speakers
    .filter(({ price }) => price !== null)
    .map((voice) => sentenceKey(voice.voice_id, text, voice.voice_language_codes, language))
  if (keys.length === 0) return new Set()
  const rows = await queries.select({ id: snippets.voice_id }).from(snippets).where(inArray(snippets.dedupe_key, keys))
  return new Set(rows.map(({ id }) => id))
}

/** Voices of the last pairs of a caller. */
async function recentVoices(
  { queries }: BlindServices['database'],
  voterKey: string,
  pairs: number,
): Promise<ReadonlySet<string>> {
  if (pairs < 1) return new Set()
  const rows = await queries
    .select({ left: blindPairs.left_voice_id, right: blindPairs.right_voice_id })
    .from(blindPairs)
    .where(sql`${blindPairs.voter_key} = ${voterKey} AND ${blindPairs.expires_at} > now()`)
    .orderBy(desc(blindPairs.issued_at))
    .limit(Math.floor(pairs))
  return new Set(rows.flatMap(({ left, right }) => [left, right]))
}
