import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { VoicesError } from './voicesError.ts'

/** A file to load. */
export interface RemoteFile {
  readonly url: URL
  /** Path to write it to; it may be incomplete after an error. */
  readonly path: string
  readonly maxBytes: number
  /** Stops loading. */
  readonly signal: AbortSignal | undefined
}

/** Loads a file; false if the server has none (HTTP 404). Throws a `VoicesError` that says why it cannot be loaded. */
export async function fetchFile({ url, path, maxBytes, signal }: RemoteFile): Promise<boolean> {
  const tooLarge = () => new VoicesError(`${url.href} is larger than ${maxBytes / 1e6} MB.`)
  try {
    const response = await fetch(url, { signal: signal ?? null })
    const { ok, status, headers, body } = response
    if (status === 404) return false
    if (!ok) throw new VoicesError(`${url.href} answers HTTP ${status}.`)
    if (url.protocol === 'https:' && !response.url.startsWith('https:')) {
      throw new VoicesError(`${url.href} leads to an address without https, ${response.url}.`)
    }
    if (headers.get('content-type')?.startsWith('text/html')) {
      throw new VoicesError(`${url.href} is a web page. Give the address of the file itself.`)
    }
    if (Number(headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
    let length = 0
    const counted = async function* () {
      for await (const part of body ?? []) {
        length += part.byteLength
        if (length > maxBytes) throw tooLarge()
        yield part
      }
    }
    await pipeline(counted, createWriteStream(path))
    return true
  } catch (error) {
    if (error instanceof VoicesError) throw error
    if (signal?.aborted) throw new VoicesError(`${url.href} was not loaded: the command was stopped.`)
    const { cause, message } = error as Error
    throw new VoicesError(`${url.href} cannot be loaded: ${cause instanceof Error ? cause.message : message}.`)
  }
}
