import { and, sql } from 'drizzle-orm'
import { snippetOwners, snippets } from '../../kernel/database/schema.ts'
import { removedSnippets } from '../../kernel/database/shareTables.ts'
import { workSnippets } from '../../kernel/database/workTables.ts'

const id = snippets.voice_snippet_id

/** Condition for a snippet that no owner and no work has, and that nobody can restore. */
export const unusedSnippet = and(
  sql`NOT EXISTS (SELECT 1 FROM ${snippetOwners} WHERE ${snippetOwners.voice_snippet_id} = ${id})`,
  sql`NOT EXISTS (SELECT 1 FROM ${removedSnippets} WHERE ${removedSnippets.voice_snippet_id} = ${id})`,
  sql`NOT EXISTS (SELECT 1 FROM ${workSnippets} WHERE ${workSnippets.voice_snippet_id} = ${id})`,
)
