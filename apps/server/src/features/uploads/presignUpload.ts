import { type Api, type CallOutput, type HandlerInput, snippetKey } from '@voice-rankings/contract'
import type { Call } from '../../kernel/api/handlers.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Database } from '../../kernel/database/database.ts'
import { type SnippetAccess, snippetNotFound } from '../snippetAccess/createSnippetAccess.ts'
import { findAwaited } from './findAwaited.ts'
import type { Uploads } from './uploads.ts'

/** How long an address may be used, in ms. */
const TTL_MS = 5 * 60_000

interface PresignServices {
  readonly config: Pick<Config, 'publicUrl'>
  readonly database: Database
  readonly snippetAccess: SnippetAccess
  readonly uploads: Uploads
}

/** Answers with the address to which the caller may upload the audio of a snippet of theirs. */
export async function presignUpload(
  { config, database, snippetAccess, uploads }: PresignServices,
  { fileName, fileType }: HandlerInput<Api['uploads']['presign']>['body'],
  { identity }: Pick<Call, 'identity'>,
): Promise<CallOutput<Api['uploads']['presign']>> {
  const id = fileName.slice('snippet-'.length)
  const { shared, sharedByAsker } = await snippetAccess.standing(id, (await identity()).key)
  if (sharedByAsker === null) throw snippetNotFound()
  const { bytes } = await findAwaited(database, id)
  const presignedUrl = await uploads.presignPut({ key: snippetKey(id), type: fileType, bytes }, TTL_MS)
  return {
    presignedUrl: atPublicUrl(config, presignedUrl),
    fileUrl: atPublicUrl(config, snippetAccess.audioUrl(id, shared)),
  }
}

/** The whole address of a path when it is known under which the server is reached; whole addresses stay as they are. */
const atPublicUrl = ({ publicUrl }: PresignServices['config'], address: string): string =>
  publicUrl ? new URL(address, publicUrl).href : address
