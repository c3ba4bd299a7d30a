import { join } from 'node:path'
import { type Config, ConfigError } from '../config/config.ts'
import { openDataDirectory } from '../database/openDataDirectory.ts'
import { createDiskStore } from './createDiskStore.ts'
import { createS3Store } from './createS3Store.ts'
import type { ObjectStore } from './objectStore.ts'
import type { S3Place } from './s3Place.ts'

/**
 * Opens the configured storage: a bucket or a local directory. Throws a `ConfigError` for invalid settings, and an
 * `Error` with advice when the directory cannot be created.
 */
export function createStore(config: Config): ObjectStore {
  const place = readS3Place(config)
  if (place) return createS3Store(place)
  openDataDirectory(config.dataDir)
  return createDiskStore(join(config.dataDir, 'files'))
}

/** The configured bucket, if any. Throws a `ConfigError` when only some of its settings are set. */
export function readS3Place(config: Config): S3Place | undefined {
  const { s3Endpoint, s3Bucket, s3Region, s3AccessKeyId, s3SecretAccessKey } = config
  const settings = { S3_BUCKET: s3Bucket, S3_ACCESS_KEY_ID: s3AccessKeyId, S3_SECRET_ACCESS_KEY: s3SecretAccessKey }
  const missing = Object.entries(settings).filter(([, value]) => value === '')
  if (s3Endpoint === undefined && missing.length === 3) return undefined
  if (s3Endpoint !== undefined && missing.length === 0) {
    return {
      endpoint: s3Endpoint,
      bucket: s3Bucket,
      region: s3Region,
      accessKeyId: s3AccessKeyId,
      secretAccessKey: s3SecretAccessKey,
    }
  }
  const names = [...(s3Endpoint === undefined ? ['S3_ENDPOINT'] : []), ...missing.map(([name]) => name)]
  throw new ConfigError(`S3 storage is set up in part: set ${names.join(', ')} too, or none of the S3 settings.`)
}
