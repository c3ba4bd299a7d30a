import { snippetKey } from '@voice-rankings/contract'
import type { Database } from '../../kernel/database/database.ts'
import type { AwaitedUpload } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { acceptAudio } from './acceptAudio.ts'
import type { Uploads } from './uploads.ts'

export interface UploadServices {
  readonly database: Database
  readonly store: ObjectStore
  readonly uploads: Uploads
}

/** Ensures that a snippet has its audio, taking in a client's upload; throws an `ApiError` when it has none. */
export async function takeUpload(
  { database, store, uploads }: UploadServices,
  { id, awaited }: { id: string; awaited: AwaitedUpload | null },
): Promise<void> {
  const key = snippetKey(id)
  if (awaited) {
    const uploaded = await uploads.collect({ key, type: 'audio/mpeg', bytes: awaited.bytes })
    // A server that stopped between storing an upload and recording it has left the file there.
    const audio = uploaded ?? (await store.get(key))
    if (audio) return acceptAudio({ database, store }, { id, awaited }, audio)
  } else if (await store.stat(key)) {
    return
  }
  throw new ApiError('conflict', 'The audio of this snippet is not stored. Upload it, or generate the speech again.')
}
