import { randomUUID } from 'node:crypto'
import { type AccountExport, BLIND_WEIGHTS } from '@voice-rankings/contract'
import { aliasedTable, desc, eq, inArray, like, lt, or, sql } from 'drizzle-orm'
import { blindPairs, blindVotes } from '../../kernel/database/blindTables.ts'
import type { Queries } from '../../kernel/database/database.ts'
import { snippetOwners, voices } from '../../kernel/database/schema.ts'
import { changeVotes, lockVotes, votesOf } from './changeVotes.ts'
import { blindOwner } from './speakSide.ts'

/** Transfers the votes and pairs of a device to a user, with the weight of a user. Call it in a transaction. */
export async function claimVotes(queries: Queries, device: string, user: string): Promise<void> {
  await queries.update(blindPairs).set({ voter_key: user }).where(eq(blindPairs.voter_key, device))
  await lockVotes(queries)
  const ids = await votesOf(queries, [device])
  const values = { voter_key: user, weight: BLIND_WEIGHTS.user }
  await changeVotes(queries, ids, () => queries.update(blindVotes).set(values).where(inArray(blindVotes.vote_id, ids)))
}

/**
 * Anonymizes the votes of a deleted account: they stay in the scores, without person, network and round. Pairs and the
 * speech of own sentences are removed. Call it in a transaction.
 */
export async function anonymizeVotes(queries: Queries, voterKey: string): Promise<void> {
  await queries.delete(blindPairs).where(eq(blindPairs.voter_key, voterKey))
  await queries.delete(snippetOwners).where(eq(snippetOwners.owner_key, blindOwner(voterKey)))
  await queries
    .update(blindVotes)
    // A key for each vote, so that they are not linked to each other either.
    .set({ voter_key: sql`'deleted:' || ${randomUUID()} || ${blindVotes.vote_id}`, network_key: null, round_id: '' })
    .where(eq(blindVotes.voter_key, voterKey))
}

/** Lists the votes of a person, newest first. */
export async function exportVotes(queries: Queries, voterKey: string): Promise<AccountExport['blind_votes']> {
  const [left, right] = [aliasedTable(voices, 'left_voice'), aliasedTable(voices, 'right_voice')]
  const rows = await queries
    .select({
      language_code: blindVotes.language_code,
      blind_use: blindVotes.blind_use,
      left_voice_id: blindVotes.left_voice_id,
      left_voice_name: left.voice_name,
      right_voice_id: blindVotes.right_voice_id,
      right_voice_name: right.voice_name,
      blind_choice: blindVotes.blind_choice,
      vote_weight: blindVotes.weight,
      excluded_by: blindVotes.excluded_by,
      voted_at: blindVotes.voted_at,
    })
    .from(blindVotes)
    .innerJoin(left, eq(left.voice_id, blindVotes.left_voice_id))
    .innerJoin(right, eq(right.voice_id, blindVotes.right_voice_id))
    .where(eq(blindVotes.voter_key, voterKey))
    .orderBy(desc(blindVotes.vote_id))
  return rows.map((row) => ({ ...row, voted_at: row.voted_at.toISOString() }))
}

/** Time after which the speech of own sentences is deleted; their pairs have ended before. */
const SPEECH_KEPT = sql`interval '2 hours'`

/** Deletes pairs that have ended, and releases the speech of own sentences. */
export async function removeEndedPairs(queries: Queries): Promise<void> {
  await queries.delete(blindPairs).where(lt(blindPairs.expires_at, sql`now()`))
  const isOwn = or(
    like(snippetOwners.owner_key, blindOwner('user:%')),
    like(snippetOwners.owner_key, blindOwner('visitor:%')),
  )
  await queries.delete(snippetOwners).where(sql`${isOwn} AND ${snippetOwners.created_at} < now() - ${SPEECH_KEPT}`)
}
