import { DEFAULT_BUCKET } from '@voice-rankings/contract'
import type { OutputFormat } from '@voice-rankings/contract'
import { isClientError, ResponseError } from '../clientError.ts'
import type { Calls } from '../createClient.ts'
import { audioBytes } from './audioBytes.ts'

/** What to convert, and into which format. */
export interface ConvertOptions {
  /** Key of a snippet or of a voice's sample: see `snippetKey` and `sampleKey` of the contract. */
  key: string
  format: OutputFormat
  /** The server's bucket, when it is configured to have another than `DEFAULT_BUCKET`. */
  bucket?: string
  signal?: AbortSignal
}

/** Longest a conversion may take, its way here included, in ms. */
const TIMEOUT_MS = 90_000

/**
 * Has audio converted and resolves to the file, ready to be saved. Throws a `ClientError`.
 *
 * @example
 * const file = await convertSnippet(client, { key: 'voices/snippet.mp3', format: 'wav' })
 * const href = URL.createObjectURL(file)
 */
export async function convertSnippet(client: Calls<'downloads.convert'>, options: ConvertOptions): Promise<Blob> {
  const { key, format, bucket = DEFAULT_BUCKET, signal } = options
  const input = { bucket, key, outputFormat: format }
  const { audioBase64, mimeType } = await client.downloads
    .convert(input, { signal, timeoutMs: TIMEOUT_MS })
    .catch((cause: unknown) => {
      // A success without its fields holds no audio either.
      throw isClientError(cause) && cause.kind === 'response' && cause.status === 200 ? noAudio() : cause
    })
  if (audioBase64 === '') throw noAudio()
  try {
    return new Blob([await audioBytes(audioBase64)], { type: mimeType })
  } catch (cause) {
    throw new ResponseError('Failed to download converted audio', 200, { cause })
  }
}

/** Without a cause, which tells it from audio that cannot be read. */
const noAudio = () => new ResponseError('No audio data received from converter', 200)
