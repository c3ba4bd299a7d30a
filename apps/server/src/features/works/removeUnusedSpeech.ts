import { snippetKey } from '@voice-rankings/contract'
import { and, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { snippetOwners, snippets } from '../../kernel/database/schema.ts'
import { workSnippets } from '../../kernel/database/workTables.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'

/** Snippets per step, so that requests come in between. */
const BATCH = 500

/** Deletes snippets that no owner and no work has, with their audio; returns their number. */
export async function removeUnusedSpeech({ queries }: Pick<Database, 'queries'>, store: ObjectStore): Promise<number> {
  const id = snippets.voice_snippet_id
  const unused = and(
    sql`NOT EXISTS (SELECT 1 FROM ${snippetOwners} WHERE ${snippetOwners.voice_snippet_id} = ${id})`,
    sql`NOT EXISTS (SELECT 1 FROM ${workSnippets} WHERE ${workSnippets.voice_snippet_id} = ${id})`,
  )
  for (let removed = 0; ;) {
    const found = await queries.select({ id }).from(snippets).where(unused).limit(BATCH)
    if (found.length === 0) return removed
    const ids = found.map((row) => row.id)
    // A work may have begun to use one of them in the meantime.
    const gone = await queries
      .delete(snippets)
      .where(and(inArray(id, ids), unused))
      .returning({ id })
    // Files are deleted after their rows, so that no row refers to a missing file.
    for (const row of gone) await store.delete(snippetKey(row.id))
    removed += gone.length
    if (gone.length === 0) return removed
  }
}
