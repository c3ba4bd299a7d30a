import { snippetKey } from '@voice-rankings/contract'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { acceptAudio } from './acceptAudio.ts'
import { findAwaited } from './findAwaited.ts'
import { isSignedUpload } from './uploadSignature.ts'

/** Receives a file; throws an `ApiError` when it is not permitted. */
export type ReceiveUpload = (request: Request, file: string) => Promise<void>

const FILE = /^snippet-([\w-]{1,64})\.mp3$/
const TYPE = 'audio/mpeg'

/** Creates the receiver for addresses issued by `createOwnUploads`. */
export function createReceiveUpload(
  { database, store }: { database: Database; store: ObjectStore },
  secret: string,
): ReceiveUpload {
  return async (request, file) => {
    const { searchParams } = new URL(request.url)
    const bytes = Number(searchParams.get('bytes'))
    const expiresAt = Number(searchParams.get('expires'))
    const id = FILE.exec(file)?.[1] ?? ''
    const permission = { key: snippetKey(id), type: TYPE, bytes, expiresAt } as const
    if (!isSignedUpload(secret, permission, searchParams.get('signature') ?? '') || expiresAt < Date.now()) {
      throw new ApiError('forbidden', 'This upload URL has expired or was changed. Request a new one.')
    }
    if (request.headers.get('content-type') !== TYPE) {
      throw new ApiError('unsupported_type', `Send the file with the header "Content-Type: ${TYPE}".`)
    }
    const audio = await readExactly(request, bytes)
    await acceptAudio({ database, store }, { id, awaited: await findAwaited(database, id) }, audio)
  }
}

/** Reads a body of exactly that many bytes, and stops as soon as there are more. */
async function readExactly(request: Request, bytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = Number(request.headers.get('content-length') ?? 0)
  if (length > bytes) throw tooLarge(bytes)
  length = 0
  for await (const part of request.body ?? []) {
    length += part.length
    if (length > bytes) throw tooLarge(bytes)
    parts.push(part)
  }
  if (length < bytes)
    throw new ApiError('invalid_request', `Only ${length} of ${bytes} bytes arrived. Send the whole file.`)
  return Buffer.concat(parts)
}

const tooLarge = (bytes: number) =>
  new ApiError('body_too_large', `The file is larger than the announced ${bytes} bytes. Send the file unchanged.`)
