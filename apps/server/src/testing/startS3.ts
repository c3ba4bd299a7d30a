import S3rver from 's3rver'
import { afterAll, beforeAll } from 'vitest'
import type { S3Place } from '../kernel/storage/s3Place.ts'
import { temporaryDirectory } from './temporaryDirectory.ts'

/** An S3 server for a suite, with one empty bucket. */
export function startS3(): () => S3Place {
  const directory = temporaryDirectory()
  const bucket = 'voices'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  let endpoint = ''
  beforeAll(async () => {
    const { port } = await server.run()
    endpoint = `http://127.0.0.1:${port}`
  })
  afterAll(() => server.close())
  return () => ({ endpoint, bucket, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' })
}
