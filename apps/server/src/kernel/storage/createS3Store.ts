import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { AwsClient } from 'aws4fetch'
import { type BucketPage, readBucketPage } from './listBucket.ts'
import { type ByteRange, isObjectKey, type ObjectStore, StoreUnavailableError } from './objectStore.ts'
import type { S3Place } from './s3Place.ts'
import { s3Url } from './s3Place.ts'

/** Timeout of a request in ms: until its headers arrive, or its whole body if that is read at once. */
const TIMEOUT_MS = 30_000
/** Timeout of sending a file, in ms: a long book has hundreds of megabytes. */
const FILE_TIMEOUT_MS = 600_000
const RETRIES = 2

/** Stores objects in a bucket of S3-compatible storage. */
export function createS3Store(place: S3Place): ObjectStore {
  const client = new AwsClient({ ...place, service: 's3', retries: RETRIES })

  /** Sends a signed request; null when the object does not exist. */
  async function send(
    method: string,
    key: string,
    init: RequestInit = {},
    query: Record<string, string> = {},
  ): Promise<Response | null> {
    let response: Response
    const url = s3Url(place, key)
    url.search = new URLSearchParams(query).toString()
    try {
      response = await client.fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init, method })
    } catch (cause) {
      throw new StoreUnavailableError(`The storage at ${place.endpoint} did not answer to ${method}.`, { cause })
    }
    if (response.ok) return response
    const { status } = response
    const detail = /<Code>([^<]*)<\/Code>/.exec(await response.text())?.[1] ?? 'no reason given'
    if (status === 404 && detail !== 'NoSuchBucket') return null
    const message = `The storage at ${place.endpoint} answered ${status} (${detail}) to ${method} in bucket "${place.bucket}".`
    if (status >= 500 || status === 429) throw new StoreUnavailableError(message)
    throw new Error(`${message} Check S3_BUCKET, the access key and what it may do.`)
  }

  const read = (key: string, init?: RequestInit) => (isObjectKey(key) ? send('GET', key, init) : Promise.resolve(null))

  return {
    async put(key, bytes) {
      if (!isObjectKey(key)) throw new Error(`"${key}" cannot be the key of an object.`)
      const body = new Uint8Array(bytes)
      // The hash is part of the signature, so that a corrupted body is rejected.
      const sha256 = createHash('sha256').update(body).digest('hex')
      await send('PUT', key, { body, headers: { 'x-amz-content-sha256': sha256 } })
    },
    async putFile(key, path) {
      if (!isObjectKey(key)) throw new Error(`"${key}" cannot be the key of an object.`)
      const hash = createHash('sha256')
      for await (const bytes of createReadStream(path) as AsyncIterable<Uint8Array>) hash.update(bytes)
      // A blob of a file is read as it is sent.
      const body = await openAsBlob(path)
      const signal = AbortSignal.timeout(FILE_TIMEOUT_MS)
      await send('PUT', key, { body, signal, headers: { 'x-amz-content-sha256': hash.digest('hex') } })
    },
    async get(key) {
      const response = await read(key)
      return response && new Uint8Array(await response.arrayBuffer())
    },
    async stat(key) {
      const response = isObjectKey(key) ? await send('HEAD', key) : null
      if (!response) return null
      const { headers } = response
      const size = Number(headers.get('content-length'))
      const modified = new Date(headers.get('last-modified') ?? 0)
      return { size, etag: headers.get('etag') ?? `"${size}-${modified.getTime()}"`, modified }
    },
    stream(key, range?: ByteRange) {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      const headers = range && { range: `bytes=${range.start}-${range.end}` }
      // No timeout for the body: a long file may take longer than `TIMEOUT_MS`.
      const pass = async () => {
        const response = await read(key, { ...(headers && { headers }), signal: null })
        if (!response?.body) throw new Error(`The object "${key}" has gone while it was being read.`)
        await response.body.pipeTo(writable)
      }
      // The reader gets the error through the stream; a reader that cancelled needs none.
      pass().catch((error: unknown) => writable.abort(error).catch(() => {}))
      return readable
    },
    async delete(key) {
      if (isObjectKey(key)) await send('DELETE', key)
    },
    async *list(prefix) {
      let next: string | null = ''
      while (next !== null) {
        const query = { 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) }
        const response = await send('GET', '', {}, query)
        const page: BucketPage = response ? readBucketPage(await response.text()) : { objects: [], next: null }
        yield* page.objects
        next = page.next
      }
    },
  }
}
