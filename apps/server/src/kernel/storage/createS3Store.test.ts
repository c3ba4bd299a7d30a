import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { startS3 } from '../../testing/startS3.ts'
import { readConfig } from '../config/config.ts'
import { createS3Store } from './createS3Store.ts'
import { readS3Place } from './createStore.ts'
import { StoreUnavailableError } from './objectStore.ts'
import { describeStore } from './testing/describeStore.ts'

describe('S3 storage', () => {
  const place = startS3()
  describeStore('of S3 storage', () => createS3Store(place()))

  it('reports a bucket that does not exist, with the setting to check', async () => {
    const store = createS3Store({ ...place(), bucket: 'elsewhere' })
    await expect(store.put('a.mp3', new Uint8Array(1))).rejects.toThrow(/404 \(NoSuchBucket\).*Check S3_BUCKET/u)
  })
})

describe('S3 storage that is unavailable', () => {
  it('fails with StoreUnavailableError, so that the client can retry', async () => {
    const place = { endpoint: 'http://127.0.0.1:1', bucket: 'b', region: 'r', accessKeyId: 'a', secretAccessKey: 's' }
    await expect(createS3Store(place).get('a.mp3')).rejects.toBeInstanceOf(StoreUnavailableError)
  })

  it('is retried before the request fails', async () => {
    let asked = 0
    const server = createServer((_, response) => {
      asked += 1
      response.writeHead(asked === 1 ? 503 : 200).end('late')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const store = createS3Store({ endpoint, bucket: 'b', region: 'r', accessKeyId: 'a', secretAccessKey: 's' })
    const content = await store.get('a.mp3')
    server.close()
    expect(new TextDecoder().decode(content ?? undefined)).toBe('late')
    expect(asked).toBe(2)
  })
})

describe('readS3Place', () => {
  const all = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 's' }

  it('returns the configured bucket, or undefined when none is set', () => {
    expect(readS3Place(readConfig(all))).toMatchObject({ bucket: 'b', region: 'us-east-1' })
    expect(readS3Place(readConfig({}))).toBeUndefined()
  })

  it.each(Object.keys(all))('rejects settings without %s', (name) => {
    expect(() => readS3Place(readConfig({ ...all, [name]: '' }))).toThrow(`set ${name} too`)
  })
})
