import type { BlindLeaderboard, BlindLeaderboardQuery } from '@voice-rankings/contract'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, max, or, sql } from 'drizzle-orm'
import { primaryOf } from '../speech/primaryOf.ts'
import { blindBoards, blindScores, blindVotes } from '../../kernel/database/blindTables.ts'
import type { Database, Queries } from '../../kernel/database/database.ts'
import { driftChanges } from '../../kernel/database/driftTables.ts'
import { compareVoices, matchingOf } from '../search/compareVoices.ts'
import { voiceFilters } from '../search/voiceFilters.ts'
import { readFirstSounds } from '../speech/firstSounds.ts'
import type { Catalogue } from '../voices/createCatalogue.ts'
import { readListings } from '../voices/listing.ts'
import { toBlindScore } from './toBlindScore.ts'
import { toPoints } from './toPoints.ts'

/** Reads a page of the voices of a language by their blind scores. `userId` is needed for favourites. */
export async function readLeaderboard(
  database: Database,
  { voices, byId }: Pick<Catalogue, 'voices' | 'byId'>,
  query: BlindLeaderboardQuery,
  userId: string | null,
): Promise<BlindLeaderboard> {
  const { queries } = database
  const { blind_use = '', page, limit } = query
  const languages = await queries
    .select({ value: blindBoards.language_code, count: blindBoards.vote_count })
    .from(blindBoards)
    .where(and(eq(blindBoards.blind_use, ''), gt(blindBoards.vote_count, 0)))
    .orderBy(desc(blindBoards.vote_count), blindBoards.language_code)
  const wanted = primaryOf(query.languageCode)
  const language_code = wanted === 'all' ? (languages[0]?.value ?? '') : wanted
  const filters = voiceFilters({ ...query, languageCode: language_code || 'all', search: '' })
  const matching = new Set(matchingOf(compareVoices(voices, filters)).map(({ voice_id: id }) => id))
  const firstSounds = await readFirstSounds(database)
  const scores = await queries
    .select()
    .from(blindScores)
    .where(and(eq(blindScores.language_code, language_code), eq(blindScores.blind_use, blind_use)))
    .orderBy(desc(blindScores.score), blindScores.voice_id)
  const matched = scores.filter(({ voice_id: id }) => matching.has(id))
  const shown = matched.slice((page - 1) * limit, page * limit)
  const listings = await readListings(
    database,
    shown.map(({ voice_id: id }) => id),
    userId,
  )
  const [board] = await queries
    .select()
    .from(blindBoards)
    .where(and(eq(blindBoards.language_code, language_code), eq(blindBoards.blind_use, blind_use)))
  const left = and(
    eq(blindVotes.language_code, language_code),
    isNotNull(blindVotes.excluded_by),
    blind_use === '' ? undefined : sql`${blindVotes.blind_use} = ${blind_use}`,
  )
  const older = await countVotesBeforeChange(queries, {
    ids: shown.map(({ voice_id: id }) => id),
    language_code,
    blind_use,
  })
  return {
    language_code,
    rows: shown.flatMap((row) => {
      const voice = listings.get(row.voice_id)
      const known = byId.get(row.voice_id)
      if (!voice || !known) return []
      return {
        voice,
        blind_score: toBlindScore(row),
        votes_before_change: older.get(row.voice_id) ?? 0,
        first_sound: firstSounds.get(voice.voice_service) ?? null,
        voice_timing_source: known.timing_source,
        voice_licence: known.licence,
      }
    }),
    total: matched.length,
    page,
    limit,
    languages,
    vote_count: board?.vote_count ?? 0,
    excluded_vote_count: await queries.$count(blindVotes, left),
    scored_at: board?.scored_at?.toISOString() ?? null,
    ...(query.points === 'true' && {
      points: toPoints(
        matched.flatMap(({ voice_id: id, score, vote_count }) => {
          const voice = byId.get(id)
          return voice ? { voice, score, vote_count } : []
        }),
      ),
    }),
  }
}

/** Counts the votes of each voice that are older than its last change. Voices that did not change have no entry. */
async function countVotesBeforeChange(
  queries: Queries,
  { ids, language_code, blind_use }: { ids: readonly string[]; language_code: string; blind_use: string },
): Promise<ReadonlyMap<string, number>> {
  const last = await queries
    .select({ id: driftChanges.voice_id, at: max(driftChanges.found_at) })
    .from(driftChanges)
    .where(inArray(driftChanges.voice_id, [...ids]))
    .groupBy(driftChanges.voice_id)
  const counts = last.map(async ({ id, at }): Promise<[string, number]> => {
    const older = and(
      or(eq(blindVotes.left_voice_id, id), eq(blindVotes.right_voice_id, id)),
      eq(blindVotes.language_code, language_code),
      isNull(blindVotes.excluded_by),
      at === null ? undefined : lt(blindVotes.voted_at, at),
      blind_use === '' ? undefined : sql`${blindVotes.blind_use} = ${blind_use}`,
    )
    return [id, await queries.$count(blindVotes, older)]
  })
  return new Map(await Promise.all(counts))
}
