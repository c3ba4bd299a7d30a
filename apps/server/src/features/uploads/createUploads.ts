import type { Config } from '../../kernel/config/config.ts'
import { readS3Place } from '../../kernel/storage/createStore.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { createOwnUploads } from './createOwnUploads.ts'
import { createS3Uploads } from './createS3Uploads.ts'
import type { Uploads } from './uploads.ts'

/** Creates the configured uploads: to the bucket, or to this server with addresses signed by `secret`. */
export function createUploads(config: Config, store: ObjectStore, secret: string): Uploads {
  const place = readS3Place(config)
  return place ? createS3Uploads(place, store) : createOwnUploads(secret)
}
