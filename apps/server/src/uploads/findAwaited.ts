import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { type AwaitedUpload, snippetOwners, snippets } from '../database/schema.ts'
import { ApiError } from '../http/apiError.ts'

/** What is to be uploaded for a snippet; throws an `ApiError` when there is no such snippet, or its audio is there. */
export async function findAwaited({ queries }: Database, id: string): Promise<AwaitedUpload> {
  const [row] = await queries
    .select({ awaited: snippets.awaited_upload })
    .from(snippets)
    .where(eq(snippets.voice_snippet_id, id))
  if (!row) throw new ApiError('not_found', `There is no snippet "${id}". Generate the speech first.`)
  if (!row.awaited)
    throw new ApiError('conflict', 'The audio of this snippet is stored already; nothing may replace it.')
  return row.awaited
}

/** Refuses everybody but those who generated a snippet. `key` names who asks; null when nothing is known of them. */
export async function requireOwner({ queries }: Database, id: string, key: string | null): Promise<void> {
  const own = and(eq(snippetOwners.voice_snippet_id, id), eq(snippetOwners.owner_key, key ?? ''))
  const [row] =
    key === null ? [] : await queries.select({ key: snippetOwners.owner_key }).from(snippetOwners).where(own)
  if (!row) throw new ApiError('forbidden', 'Only who generated a snippet may upload its audio. Generate it first.')
}
