import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { snippetOwners, snippets } from '../../kernel/database/schema.ts'

/**
 * Changes the dedupe key of a snippet that nobody shares any more, so that the same text is generated anew: a fast
 * answer would reveal the private snippet.
 */
export async function forgetUnshared(queries: Queries, id: string): Promise<void> {
  const sharers = sql`SELECT 1 FROM ${snippetOwners}
    WHERE ${snippetOwners.voice_snippet_id} = ${id} AND ${snippetOwners.shared}`
  await queries
    .update(snippets)
    .set({ dedupe_key: `unshared ${id}` })
    .where(and(eq(snippets.voice_snippet_id, id), sql`NOT EXISTS (${sharers})`))
}
