import { createHash } from 'node:crypto'
import type { Api, CallOutput, HandlerInput, OutputFormat } from '@voice-rankings/contract'
import type { Call } from '../../kernel/api/handlers.ts'
import type { AudioTags } from '../../kernel/audio/formats/audioTags.ts'
import { MEDIA_TYPES } from '../../kernel/audio/formats/mediaTypes.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { createSingleFlight } from '../../kernel/workers/createSingleFlight.ts'
import { mayHear, type SnippetAccess } from '../snippetAccess/createSnippetAccess.ts'
import type { AudioConverter } from './createConverter.ts'
import { createSemaphore } from './createSemaphore.ts'
import { findSource } from './findSource.ts'
import { PoolBusyError, PoolError } from '../../kernel/workers/poolError.ts'

/** Increase it when the converters write different files: cached ones are then ignored. */
const CONVERTER_VERSION = 1

/** Maximum number of concurrent conversions per client, so that one client cannot fill the queue. */
const MAX_PER_CLIENT = 4

type Input = HandlerInput<Api['downloads']['convert']>['body']

interface ConversionServices {
  readonly config: Pick<Config, 'bucket'>
  readonly database: Database
  readonly store: ObjectStore
  readonly converter: AudioConverter
  readonly snippetAccess: SnippetAccess
}

/** Creates the handler that converts a sample or snippet to another format; results are cached in the store. */
export function createConvertAudio({ config, database, store, converter, snippetAccess }: ConversionServices) {
  const flights = createSingleFlight<Uint8Array>()
  const semaphore = createSemaphore(MAX_PER_CLIENT, tooMany)

  return async (
    { bucket, key, outputFormat, access }: Input,
    { client, signal, identity }: Pick<Call, 'client' | 'signal' | 'identity'>,
  ): Promise<CallOutput<Api['downloads']['convert']>> => {
    if (bucket !== config.bucket)
      throw new ApiError('forbidden', `Only audio in the bucket "${config.bucket}" can be converted.`)
    const source = await findSource(database, key)
    const visibility = source?.snippetId
      ? await snippetAccess.visibility(source.snippetId, (await identity()).key, access)
      : null
    const tags = !visibility || mayHear(visibility) ? source?.tags : undefined
    const info = tags && (await store.stat(key))
    if (!info) throw notFound()
    if (visibility && !visibility.allowDownload) {
      throw new ApiError('forbidden', 'The owner of this snippet allows playback only, no downloads.')
    }

    const network = networkOf(client)
    const kept = keyOfConverted({ key, etag: info.etag, outputFormat, tags })
    const { result } = await flights.run(kept, signal, async (signal) => {
      const ready = await store.get(kept)
      if (ready) return ready
      const mp3 = await store.get(key)
      if (!mp3) throw notFound()
      const job = { mp3, format: outputFormat, tags }
      const converted = await semaphore.run(network, () =>
        attempt(() => converter.convert(job, { client: network, signal })),
      )
      await store.put(kept, converted)
      return converted
    })
    return { audioBase64: Buffer.from(result).toString('base64'), mimeType: MEDIA_TYPES[outputFormat] }
  }
}

function tooMany(): ApiError {
  const message = `Only ${MAX_PER_CLIENT} conversions can run at once. Wait for one to end, then try again.`
  return new ApiError('too_many_requests', message, { retryAfterMs: 1000 })
}

async function attempt(work: () => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await work()
  } catch (error) {
    throw conversionApiError(error)
  }
}

/** Cache key: a hash of everything that determines the file, in a directory that is not served. */
function keyOfConverted(source: { key: string; etag: string; outputFormat: OutputFormat; tags: AudioTags }): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([CONVERTER_VERSION, source]))
    .digest('base64url')
  return `converted/${hash}.${source.outputFormat}`
}

function notFound(): ApiError {
  return new ApiError('not_found', 'There is no audio under this key. Send the key of a sample or a snippet.')
}

/** Maps the pool's errors to API errors; other errors are returned unchanged. */
function conversionApiError(error: unknown): unknown {
  if (!(error instanceof PoolError)) return error
  if (error instanceof PoolBusyError) {
    const { retryAfterMs } = error
    const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
    const message = `Too many files are being converted. Try again in ${seconds} s.`
    return new ApiError('busy', message, { retryAfterMs, cause: error })
  }
  const message =
    error.code === 'timeout'
      ? 'The conversion took too long and was stopped. Try again, or choose another format.'
      : 'The audio could not be converted. Try again, or choose another format.'
  return new ApiError('engine_failed', message, { cause: error })
}
