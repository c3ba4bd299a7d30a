import type { Api, CallOutput, HandlerInput } from '@voice-rankings/contract'
import type { Call } from '../../kernel/api/handlers.ts'
import { snippetNotFound } from '../snippetAccess/createSnippetAccess.ts'
import { keepPrivate } from '../snippetAccess/keepPrivate.ts'
import { setSnippetShared } from './setSnippetShared.ts'
import type { SnippetServices } from './snippetServices.ts'

/** Changes whether the client shares a snippet of theirs. */
export async function shareSnippet(
  { database, snippetAccess }: Pick<SnippetServices, 'database' | 'snippetAccess'>,
  { voice_snippet_id: id, voice_snippet_shared: shared }: HandlerInput<Api['snippets']['share']>['body'],
  call: Pick<Call, 'identity'>,
): Promise<CallOutput<Api['snippets']['share']>> {
  const { key } = await call.identity()
  if (key === null) throw snippetNotFound()
  await database.queries.transaction(async (transaction) => {
    await setSnippetShared(transaction, id, { ownerKey: key, shared })
    if (!shared) await keepPrivate(transaction, { kind: 'snippet', target_id: id, owner_key: key })
  })
  const visibility = await snippetAccess.visibility(id, key)
  return {
    voice_snippet_id: id,
    voice_snippet_shared: shared,
    voice_snippet_audio_url: snippetAccess.audioUrl(id, visibility),
  }
}
