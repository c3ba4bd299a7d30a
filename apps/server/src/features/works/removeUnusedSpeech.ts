import { snippetKey } from '@voice-rankings/contract'
import { and, inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { snippets } from '../../kernel/database/schema.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { unusedSnippet } from '../snippets/unusedSnippet.ts'

/** Snippets per step, so that requests come in between. */
const BATCH = 500

/** Deletes unused snippets with their audio; returns their number. */
export async function removeUnusedSpeech({ queries }: Pick<Database, 'queries'>, store: ObjectStore): Promise<number> {
  const id = snippets.voice_snippet_id
  for (let removed = 0; ;) {
    const found = await queries.select({ id }).from(snippets).where(unusedSnippet).limit(BATCH)
    if (found.length === 0) return removed
    const ids = found.map((row) => row.id)
    // A work may have begun to use one of them in the meantime.
    const gone = await queries
      .delete(snippets)
      .where(and(inArray(id, ids), unusedSnippet))
      .returning({ id })
    // Files are deleted after their rows, so that no row refers to a missing file.
    for (const row of gone) await store.delete(snippetKey(row.id))
    removed += gone.length
    if (gone.length === 0) return removed
  }
}
