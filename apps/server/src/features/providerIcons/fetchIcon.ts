import { imageType } from './imageType.ts'

/** Maximum size of an icon, in bytes. */
export const ICON_LIMIT_BYTES = 100_000

/** Timeout of a request, in ms. */
const TIMEOUT_MS = 5000

/**
 * Fetches an image of at most {@link ICON_LIMIT_BYTES}. Redirects are rejected, so that only the operator chooses which
 * hosts this server contacts. Rejects when there is no such image.
 */
export async function fetchIcon(url: string, fetchUrl: typeof fetch = fetch): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetchUrl(url, {
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
  })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new Error(`The service answered with status ${response.status}.`)
  }
  const chunks: Uint8Array[] = []
  let length = 0
  // Throwing cancels the rest of the body.
  for await (const chunk of response.body) {
    length += chunk.length
    if (length > ICON_LIMIT_BYTES) throw new Error(`The service sent more than ${ICON_LIMIT_BYTES} bytes.`)
    chunks.push(chunk)
  }
  const bytes = Buffer.concat(chunks)
  if (imageType(bytes) === null) throw new Error('The service sent a file that is not a picture.')
  return bytes
}
