import { type Api, type CallOutput, type HandlerInput, snippetKey } from '@voice-rankings/contract'
import type { Call } from '../http/handlers.ts'
import type { Services } from '../services.ts'
import { findAwaited, requireOwner } from './findAwaited.ts'

/** How long an address may be used, in ms. */
const TTL_MS = 5 * 60_000

/** Answers with the address to which the caller may upload the audio of a snippet of theirs. */
export async function presignUpload(
  { database, uploads }: Services,
  { fileName, fileType }: HandlerInput<Api['presignUpload']>['body'],
  { identity }: Pick<Call, 'identity'>,
): Promise<CallOutput<Api['presignUpload']>> {
  const id = fileName.slice('snippet-'.length)
  const { bytes } = await findAwaited(database, id)
  await requireOwner(database, id, (await identity()).key)
  return uploads.presignPut({ key: snippetKey(id), type: fileType, bytes }, TTL_MS)
}
