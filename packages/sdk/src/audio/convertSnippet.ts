import { DEFAULT_BUCKET } from '@voice-rankings/contract'
import type { OutputFormat } from '@voice-rankings/contract'
import { isClientError, ResponseError } from '../clientError.ts'
import type { Calls } from '../createClient.ts'
import { audioBytes } from './audioBytes.ts'

/** Options of a conversion. */
export interface ConvertOptions {
  /** Key of a snippet or of a voice's sample: see `snippetKey` and `sampleKey` of the contract. */
  key: string
  format: OutputFormat
  /** The `access` parameter of the address of private audio; needed without cookies or with a share link. */
  access?: string
  /** Bucket of the server, if it is not `DEFAULT_BUCKET`. */
  bucket?: string
  signal?: AbortSignal
}

/** Timeout of a conversion including the transfer, in ms. */
const TIMEOUT_MS = 90_000

/**
 * Converts audio and resolves to the file. Throws a `ClientError`.
 *
 * @example
 * const file = await convertSnippet(client, { key: 'voices/snippet.mp3', format: 'wav' })
 * const href = URL.createObjectURL(file)
 */
export async function convertSnippet(client: Calls<'downloads.convert'>, options: ConvertOptions): Promise<Blob> {
  const { key, format, access, bucket = DEFAULT_BUCKET, signal } = options
  const input = { bucket, key, outputFormat: format, access }
  const { audioBase64, mimeType } = await client.downloads
    .convert(input, { signal, timeoutMs: TIMEOUT_MS })
    .catch((cause: unknown) => {
      // A successful response without its fields has no audio.
      throw isClientError(cause) && cause.kind === 'response' && cause.status === 200 ? noAudio() : cause
    })
  if (audioBase64 === '') throw noAudio()
  try {
    return new Blob([await audioBytes(audioBase64)], { type: mimeType })
  } catch (cause) {
    throw new ResponseError('Failed to download converted audio', 200, { cause })
  }
}

/** Has no cause, unlike the error for audio that cannot be decoded. */
const noAudio = () => new ResponseError('No audio data received from converter', 200)
