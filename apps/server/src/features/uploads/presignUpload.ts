import { type Api, type CallOutput, type HandlerInput, snippetKey } from '@voice-rankings/contract'
import type { Call } from '../../kernel/api/handlers.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Database } from '../../kernel/database/database.ts'
import { type SnippetAccess, snippetNotFound } from '../snippetAccess/createSnippetAccess.ts'
import { findAwaited } from './findAwaited.ts'
import type { Uploads } from './uploads.ts'

/** Lifetime of an upload address, in ms. */
const TTL_MS = 5 * 60_000

interface PresignServices {
  readonly config: Pick<Config, 'publicUrl'>
  readonly database: Database
  readonly snippetAccess: SnippetAccess
  readonly uploads: Uploads
}

/** Returns the upload address for the audio of a snippet of the client's. */
export async function presignUpload(
  { config, database, snippetAccess, uploads }: PresignServices,
  { fileName, fileType }: HandlerInput<Api['uploads']['presign']>['body'],
  { identity }: Pick<Call, 'identity'>,
): Promise<CallOutput<Api['uploads']['presign']>> {
  const id = fileName.slice('snippet-'.length)
  const visibility = await snippetAccess.visibility(id, (await identity()).key)
  if (visibility.sharedByAsker === null) throw snippetNotFound()
  const { bytes } = await findAwaited(database, id)
  const presignedUrl = await uploads.presignPut({ key: snippetKey(id), type: fileType, bytes }, TTL_MS)
  return {
    presignedUrl: atPublicUrl(config, presignedUrl),
    fileUrl: atPublicUrl(config, snippetAccess.audioUrl(id, visibility)),
  }
}

/** Resolves a path against the public base URL, if configured; absolute URLs stay unchanged. */
const atPublicUrl = ({ publicUrl }: PresignServices['config'], address: string): string =>
  publicUrl ? new URL(address, publicUrl).href : address
