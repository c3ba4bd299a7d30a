import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { snippetOwners, snippets } from '../../kernel/database/schema.ts'
import { workSnippets } from '../../kernel/database/workTables.ts'

/**
 * Changes the dedupe key of a snippet that nobody shares any more, so that the same text is generated anew: a fast
 * answer would reveal the private snippet. One that a work has keeps its key, which is that of the owner alone: the work
 * finds its sentences by it.
 */
export async function forgetUnshared(queries: Queries, id: string): Promise<void> {
  const sharers = sql`SELECT 1 FROM ${snippetOwners}
    WHERE ${snippetOwners.voice_snippet_id} = ${id} AND ${snippetOwners.shared}`
  const inWorks = sql`SELECT 1 FROM ${workSnippets} WHERE ${workSnippets.voice_snippet_id} = ${id}`
  await queries
    .update(snippets)
    .set({ dedupe_key: `unshared ${id}` })
    .where(and(eq(snippets.voice_snippet_id, id), sql`NOT EXISTS (${sharers})`, sql`NOT EXISTS (${inWorks})`))
}
