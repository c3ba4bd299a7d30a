import type { Api, CallOutput, HandlerInput } from '@voice-rankings/contract'
import { and, eq } from 'drizzle-orm'
import type { Call } from '../../kernel/api/handlers.ts'
import { snippetOwners, snippets } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { snippetNotFound } from '../snippetAccess/createSnippetAccess.ts'
import { forgetUnshared } from './forgetUnshared.ts'
import { readHidden } from './readHidden.ts'
import type { SnippetServices } from './snippetServices.ts'

/** Changes whether the client shares a snippet of theirs. */
export async function shareSnippet(
  { database, snippetAccess }: Pick<SnippetServices, 'database' | 'snippetAccess'>,
  { voice_snippet_id: id, voice_snippet_shared: shared }: HandlerInput<Api['snippets']['share']>['body'],
  call: Pick<Call, 'identity'>,
): Promise<CallOutput<Api['snippets']['share']>> {
  const { key } = await call.identity()
  await database.queries.transaction(async (transaction) => {
    const snippet = eq(snippets.voice_snippet_id, id)
    // Serializes the owners, so that the last one who stops sharing is known.
    await transaction.select({ id: snippets.voice_snippet_id }).from(snippets).where(snippet).for('update')
    const hidden = await readHidden(transaction, id)
    const own = and(eq(snippetOwners.voice_snippet_id, id), eq(snippetOwners.owner_key, key ?? ''))
    const [before] = key === null ? [] : await transaction.select().from(snippetOwners).where(own)
    if (!before) throw snippetNotFound()
    if (shared && hidden) {
      throw new ApiError('forbidden', `The operator has hidden this snippet: ${hidden.reason} Only you can hear it.`)
    }
    await transaction.update(snippetOwners).set({ shared }).where(own)
    if (before.shared && !shared) await forgetUnshared(transaction, id)
  })
  const visibility = await snippetAccess.visibility(id, key)
  return {
    voice_snippet_id: id,
    voice_snippet_shared: shared,
    voice_snippet_audio_url: snippetAccess.audioUrl(id, visibility.shared),
  }
}
