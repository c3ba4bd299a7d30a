import type { Api, CallOutput, HandlerInput } from '@voice-rankings/contract'
import { and, eq, sql } from 'drizzle-orm'
import { snippetOwners, snippets } from '../database/schema.ts'
import type { Call } from '../http/handlers.ts'
import type { Services } from '../services.ts'
import { snippetNotFound } from './snippetNotFound.ts'

/** Lets others hear a snippet of the asker, or nobody but its owners. */
export async function shareSnippet(
  { database, snippetAccess }: Pick<Services, 'database' | 'snippetAccess'>,
  { voice_snippet_id: id, voice_snippet_shared: shared }: HandlerInput<Api['shareSnippet']>['body'],
  call: Pick<Call, 'identity'>,
): Promise<CallOutput<Api['shareSnippet']>> {
  const { key } = await call.identity()
  await database.queries.transaction(async (transaction) => {
    const snippet = eq(snippets.voice_snippet_id, id)
    // Its owners wait for each other here, so that the last one who shares it is known to be the last.
    await transaction.select({ id: snippets.voice_snippet_id }).from(snippets).where(snippet).for('update')
    const own = and(eq(snippetOwners.voice_snippet_id, id), eq(snippetOwners.owner_key, key ?? ''))
    const [before] = key === null ? [] : await transaction.select().from(snippetOwners).where(own)
    if (!before) throw snippetNotFound(id)
    await transaction.update(snippetOwners).set({ shared }).where(own)
    if (shared || !before.shared) return
    const sharers = sql`SELECT 1 FROM ${snippetOwners}
      WHERE ${snippetOwners.voice_snippet_id} = ${id} AND ${snippetOwners.shared}`
    // Whoever asks for the same text now may not learn from a quick answer that somebody had it spoken.
    await transaction
      .update(snippets)
      .set({ dedupe_key: `unshared ${id}` })
      .where(and(snippet, sql`NOT EXISTS (${sharers})`))
  })
  const standing = await snippetAccess.standing(id, key)
  return {
    voice_snippet_id: id,
    voice_snippet_shared: shared,
    voice_snippet_audio_url: snippetAccess.audioUrl(id, standing.shared),
  }
}
