import { eq, sql } from 'drizzle-orm'
import { blindPairs } from '../../kernel/database/blindTables.ts'
import type { Database } from '../../kernel/database/database.ts'

/**
 * Returns the id of the snippet of a key, and marks its sound as loaded by a GET; undefined if the pair has ended.
 */
export async function openSound({ queries }: Database, key: string, method: string): Promise<string | undefined> {
  const isLive = sql`${blindPairs.expires_at} > now()`
  const now = method === 'GET' ? sql`now()` : sql`NULL`
  const [left] = await queries
    .update(blindPairs)
    .set({ left_loaded_at: sql`coalesce(${blindPairs.left_loaded_at}, ${now})` })
    .where(sql`${eq(blindPairs.left_key, key)} AND ${isLive}`)
    .returning({ id: blindPairs.left_snippet_id })
  if (left) return left.id
  const [right] = await queries
    .update(blindPairs)
    .set({ right_loaded_at: sql`coalesce(${blindPairs.right_loaded_at}, ${now})` })
    .where(sql`${eq(blindPairs.right_key, key)} AND ${isLive}`)
    .returning({ id: blindPairs.right_snippet_id })
  return right?.id
}
