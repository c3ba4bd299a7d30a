import { ConnectionError, RequestError } from '../clientError.ts'
import { systemClock } from '../clock.ts'
import { withDeadline } from '../withDeadline.ts'
import { audioBytes } from './audioBytes.ts'

/** Options for loading audio. */
export interface LoadAudioOptions {
  signal?: AbortSignal
  /** Replaces the global `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}

/** Timeout of a download, in ms. */
const TIMEOUT_MS = 60_000

/**
 * Loads the bytes of audio from an absolute URL or from base64. Throws a `ClientError`, or a TypeError for invalid
 * base64.
 *
 * @example
 * const bytes = await loadAudio({ url: 'https://voices.example/sample.mp3' })
 * const buffer = await new AudioContext().decodeAudioData(bytes.buffer)
 */
export async function loadAudio(
  source: { readonly url: string } | { readonly base64: string },
  { signal, fetch }: LoadAudioOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  if ('base64' in source) return audioBytes(source.base64)
  const send = fetch ?? globalThis.fetch
  const get = async (stop: AbortSignal) => {
    try {
      const response = await send(source.url, { signal: stop })
      return { status: response.status, bytes: response.ok ? new Uint8Array(await response.arrayBuffer()) : null }
    } catch (cause) {
      throw new ConnectionError('The audio could not be loaded. Check the connection and try again.', { cause })
    }
  }
  const { status, bytes } = await withDeadline(get, { signal, timeoutMs: TIMEOUT_MS, clock: systemClock })
  if (bytes) return bytes
  const message = 'The audio does not exist. Open another voice or snippet.'
  throw new RequestError({ status, code: null, message, issues: [], requestId: null })
}
