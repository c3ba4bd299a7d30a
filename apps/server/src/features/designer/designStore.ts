import { DESIGN_LIMITS, type DesignedVoice } from '@voice-rankings/contract'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../kernel/database/database.ts'
import { designedVoices } from '../../kernel/database/designTables.ts'
import { voices } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { normaliseName } from '../voices/normaliseName.ts'
import { readListings } from '../voices/listing.ts'

/** Condition of a voice of an owner that is not deleted. */
const ownedBy = (owner: string) => and(eq(designedVoices.owner_key, owner), isNull(designedVoices.deleted_at))

/** Reads the voices of an owner, newest first. */
export async function listDesigned(database: Database, owner: string, userId: string | null): Promise<DesignedVoice[]> {
  const rows = await database.queries
    .select()
    .from(designedVoices)
    .where(ownedBy(owner))
    .orderBy(desc(designedVoices.created_at), designedVoices.voice_id)
  const listings = await readListings(
    database,
    rows.map(({ voice_id }) => voice_id),
    userId,
  )
  return rows.flatMap(({ voice_id, design, created_at }) => {
    const voice = listings.get(voice_id)
    return voice ? [{ voice, design, created_at: created_at.toISOString() }] : []
  })
}

/** Throws `conflict` if an owner has the maximum number of voices. Makes other changes of the owner wait until commit. */
export async function requireRoom(queries: Queries, owner: string): Promise<void> {
  await queries.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`designs ${owner}`}))`)
  if ((await queries.$count(designedVoices, ownedBy(owner))) < DESIGN_LIMITS.voices) return
  const message = `You have ${DESIGN_LIMITS.voices} voices, the maximum. Delete one first.`
  throw new ApiError('conflict', message)
}

/** Renames a voice of an owner. */
export async function renameDesigned({ queries }: Database, owner: string | null, id: string, name: string) {
  await queries.transaction(async (transaction) => {
    await requireOwn(transaction, owner, id, false)
    await transaction
      .update(voices)
      .set({ voice_name: name, search_name: normaliseName(name) })
      .where(eq(voices.voice_id, id))
  })
}

/** Deletes or restores a voice of an owner; a voice that is deleted already stays so. */
export async function setDeleted({ queries }: Database, owner: string | null, id: string, deleted: boolean) {
  await queries.transaction(async (transaction) => {
    const own = await requireOwn(transaction, owner, id, true)
    if ((own.deleted_at !== null) === deleted) return
    if (!deleted) await requireRoom(transaction, own.owner_key)
    await transaction
      .update(designedVoices)
      .set({ deleted_at: deleted ? new Date() : null })
      .where(eq(designedVoices.voice_id, id))
  })
}

/** Returns a voice of an owner, also a deleted one if wanted. */
async function requireOwn(queries: Queries, owner: string | null, id: string, withDeleted: boolean) {
  const [row] = owner === null ? [] : await queries.select().from(designedVoices).where(eq(designedVoices.voice_id, id))
  if (row?.owner_key === owner && (withDeleted || row?.deleted_at === null) && row) return row
  throw new ApiError('not_found', 'This voice is not one of yours. It may have been deleted. List your voices.')
}

/**
 * Transfers the voices of a device to a user. All of them move, so a user may have more than the maximum then: none that
 * somebody made is lost.
 */
export async function claimDesigned(queries: Queries, device: string, user: string): Promise<void> {
  await queries.update(designedVoices).set({ owner_key: user }).where(eq(designedVoices.owner_key, device))
}

/** Deletes the voices of an owner for good. What others have heard of them keeps its voice, without its name. */
export async function deleteDesigned(queries: Queries, owner: string): Promise<void> {
  const gone = await queries
    .delete(designedVoices)
    .where(eq(designedVoices.owner_key, owner))
    .returning({ id: designedVoices.voice_id })
  for (const { id } of gone) {
    await queries.update(voices).set({ voice_name: 'Deleted voice', search_name: '' }).where(eq(voices.voice_id, id))
  }
}
