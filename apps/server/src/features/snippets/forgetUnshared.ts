import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { snippetOwners, snippets } from '../../kernel/database/schema.ts'

/**
 * Lets a snippet that nobody shares any more be found by its settings no more: whoever asks for the same text now may not
 * learn from a quick answer that somebody had it spoken.
 */
export async function forgetUnshared(queries: Queries, id: string): Promise<void> {
  const sharers = sql`SELECT 1 FROM ${snippetOwners}
    WHERE ${snippetOwners.voice_snippet_id} = ${id} AND ${snippetOwners.shared}`
  await queries
    .update(snippets)
    .set({ dedupe_key: `unshared ${id}` })
    .where(and(eq(snippets.voice_snippet_id, id), sql`NOT EXISTS (${sharers})`))
}
