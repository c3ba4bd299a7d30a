import { snippetKey } from '@voice-rankings/contract'
import type { AwaitedUpload } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import type { Services } from '../../app/services.ts'
import { acceptAudio } from './acceptAudio.ts'

/** Makes sure that a snippet has its audio, taking in what its client has uploaded; throws an `ApiError` when it has none. */
export async function takeUpload(
  { database, store, uploads }: Pick<Services, 'database' | 'store' | 'uploads'>,
  { id, awaited }: { id: string; awaited: AwaitedUpload | null },
): Promise<void> {
  const key = snippetKey(id)
  if (awaited) {
    const uploaded = await uploads.collect({ key, type: 'audio/mpeg', bytes: awaited.bytes })
    // A server that ended between storing an upload and noting that it did has left it there.
    const audio = uploaded ?? (await store.get(key))
    if (audio) return acceptAudio({ database, store }, { id, awaited }, audio)
  } else if (await store.stat(key)) {
    return
  }
  throw new ApiError('conflict', 'The audio of this snippet is not stored. Upload it, or generate the speech again.')
}
