import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { type AwaitedUpload, snippets } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { snippetNotFound } from '../snippetAccess/createSnippetAccess.ts'

/** Returns the expected upload of a snippet; throws an `ApiError` when the snippet is missing or already has audio. */
export async function findAwaited({ queries }: Database, id: string): Promise<AwaitedUpload> {
  const [row] = await queries
    .select({ awaited: snippets.awaited_upload })
    .from(snippets)
    .where(eq(snippets.voice_snippet_id, id))
  if (!row) throw snippetNotFound()
  if (!row.awaited)
    throw new ApiError('conflict', 'The audio of this snippet is already stored and cannot be replaced.')
  return row.awaited
}
