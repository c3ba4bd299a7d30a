import { AwsV4Signer } from 'aws4fetch'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { type S3Place, s3Url } from '../../kernel/storage/s3Place.ts'
import type { ExpectedFile, Uploads } from './uploads.ts'

/**
 * Creates uploads to the bucket, under keys that are not served: each file is checked before it is moved, so that
 * reusing an address cannot change stored audio.
 */
export function createS3Uploads(place: S3Place, store: ObjectStore): Uploads {
  return {
    presignPut: (file, ttlMs) => presignS3Put(place, { ...file, key: incoming(file) }, ttlMs),
    async collect(file) {
      const key = incoming(file)
      const info = await store.stat(key)
      if (!info) return null
      const content = info.size === file.bytes ? await store.get(key) : null
      await store.delete(key)
      return content
    },
  }
}

const incoming = ({ key }: ExpectedFile) => `incoming/${key}`

/** Presigns a PUT (Signature Version 4 in the query) that is restricted to these headers, including length and type. */
export async function presignS3Put(
  place: S3Place,
  { key, type, bytes }: ExpectedFile,
  ttlMs: number,
  now = new Date(),
): Promise<string> {
  const url = s3Url(place, key)
  url.searchParams.set('X-Amz-Expires', String(Math.ceil(ttlMs / 1000)))
  const signer = new AwsV4Signer({
    ...place,
    service: 's3',
    method: 'PUT',
    url: url.href,
    headers: { 'content-type': type, 'content-length': String(bytes) },
    datetime: now.toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
    signQuery: true,
    allHeaders: true,
  })
  const signed = await signer.sign()
  return signed.url.href
}
