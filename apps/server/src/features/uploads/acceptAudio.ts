import { createHash } from 'node:crypto'
import { snippetKey } from '@voice-rankings/contract'
import { eq } from 'drizzle-orm'
import { readFrameHeader } from '../../kernel/audio/mp3Frames.ts'
import type { Database } from '../../kernel/database/database.ts'
import { type AwaitedUpload, snippets } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'

/** Expected upload: exactly the generated audio. */
export function awaitedUpload(mp3: Uint8Array): AwaitedUpload {
  return { bytes: mp3.length, sha256: hash(mp3) }
}

/** Stores the uploaded audio of a snippet; throws an `ApiError` when it is not the generated one. */
export async function acceptAudio(
  { database, store }: { database: Database; store: ObjectStore },
  { id, awaited }: { id: string; awaited: AwaitedUpload },
  audio: Uint8Array,
): Promise<void> {
  if (!isMpeg(audio)) throw new ApiError('unsupported_type', 'The file is not an mp3. Upload the generated audio.')
  if (hash(audio) !== awaited.sha256) {
    throw new ApiError('conflict', 'This is not the latest generated audio. Generate the speech again.')
  }
  await store.put(snippetKey(id), audio)
  await database.queries.update(snippets).set({ awaited_upload: null }).where(eq(snippets.voice_snippet_id, id))
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url')

/** True when a file begins like an mp3: with a frame or an ID3 tag. */
function isMpeg(file: Uint8Array): boolean {
  return readFrameHeader(file, 0) !== undefined || Buffer.from(file.subarray(0, 3)).toString('latin1') === 'ID3'
}
