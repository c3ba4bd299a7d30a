import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AwsV4Signer } from 'aws4fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { presignS3Put } from '../../features/uploads/createS3Uploads.ts'
import { createS3Store } from './createS3Store.ts'
import type { S3Place } from './s3Place.ts'
import { expectedSignature, readSignature, type SignedRequest } from './testing/signatureV4.ts'

/** The example secret of all published test vectors. */
const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const S3_KEYS = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: SECRET, service: 's3', region: 'us-east-1' }
const SUITE_KEYS = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  service: 'service',
  region: 'us-east-1',
}
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const TEXT = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072'
const BUCKET = 'https://examplebucket.s3.amazonaws.com'
const SUITE = 'https://example.amazonaws.com'
const DAY = '20130524T000000Z'
const SUITE_DAY = '20150830T123600Z'

/** Name, request, and the published signature. */
const VECTORS: [string, ConstructorParameters<typeof AwsV4Signer>[0], string][] = [
  [
    'S3: GET Object with a range',
    {
      ...S3_KEYS,
      url: `${BUCKET}/test.txt`,
      datetime: DAY,
      headers: { range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY },
      allHeaders: true,
    },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'S3: PUT Object',
    {
      ...S3_KEYS,
      method: 'PUT',
      url: `${BUCKET}/test$file.text`,
      datetime: DAY,
      headers: {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        'x-amz-content-sha256': TEXT,
      },
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'S3: GET Bucket, list objects',
    {
      ...S3_KEYS,
      url: `${BUCKET}/?max-keys=2&prefix=J`,
      datetime: DAY,
      headers: { 'x-amz-content-sha256': EMPTY },
    },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
  [
    'S3: a presigned GET',
    { ...S3_KEYS, url: `${BUCKET}/test.txt?X-Amz-Expires=86400`, datetime: DAY, signQuery: true },
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  ],
  [
    'test suite: get-vanilla',
    { ...SUITE_KEYS, url: `${SUITE}/`, datetime: SUITE_DAY },
    '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31',
  ],
  [
    'test suite: post-vanilla',
    { ...SUITE_KEYS, method: 'POST', url: `${SUITE}/`, datetime: SUITE_DAY },
    '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b',
  ],
  [
    'test suite: get-vanilla-query-order-key-case',
    { ...SUITE_KEYS, url: `${SUITE}/?Param2=value2&Param1=value1`, datetime: SUITE_DAY },
    'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
  ],
]

describe.each(VECTORS)('Signature Version 4, published vector "%s"', (_name, input, published) => {
  it('is reproduced by our signer', async () => {
    const { url, headers } = await new AwsV4Signer(input).sign()
    expect(url.searchParams.get('X-Amz-Signature') ?? headers.get('authorization')).toContain(published)
  })

  it('is reproduced by the verifier of the other tests', async () => {
    const { url, headers, method } = await new AwsV4Signer(input).sign()
    const own = Object.fromEntries(headers)
    const payload =
      own['x-amz-content-sha256'] ?? (url.searchParams.has('X-Amz-Signature') ? 'UNSIGNED-PAYLOAD' : EMPTY)
    const request = { method, target: url.pathname + url.search, headers: { host: url.host, ...own }, payload }
    expect(expectedSignature(request, readSignature(request), input.secretAccessKey)).toBe(published)
  })
})

describe('storage that verifies every signature', () => {
  const requests: SignedRequest[] = []
  const server = createServer((incoming, response) => {
    const { method = '', url: target = '', headers } = incoming
    const own = headers as Record<string, string>
    const request = { method, target, headers: own, payload: own['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD' }
    requests.push(request)
    const signature = readSignature(request)
    const isRight = signature.signature === expectedSignature(request, signature, SECRET)
    incoming.resume().on('end', () => response.writeHead(isRight ? 200 : 403, { etag: '"x"' }).end())
  })
  let place: S3Place
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    place = { endpoint, bucket: 'voices', region: 'eu-central-1', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: SECRET }
  })
  afterAll(() => server.close())

  it.each(['a.mp3', 'sampleAudioTTS/espeak-de+f2--soft.mp3', 'snippets/snippet-_-aZ09.mp3'])(
    'accepts signed requests to write, read, inspect and delete %s',
    async (key) => {
      const store = createS3Store(place)
      await store.put(key, new Uint8Array([1, 2, 3]))
      await store.get(key)
      await store.stat(key)
      await new Response(store.stream(key, { start: 0, end: 1 })).text()
      await store.delete(key)
      const methods = requests.splice(0).map(({ method }) => method)
      expect(methods).toEqual(['PUT', 'GET', 'HEAD', 'GET', 'DELETE'])
    },
  )

  it('receives the hash of the body', async () => {
    await createS3Store(place).put('a.mp3', new Uint8Array())
    expect(requests.splice(0)[0]?.payload).toBe(EMPTY)
  })

  it('rejects requests signed with another secret', async () => {
    const store = createS3Store({ ...place, secretAccessKey: 'other' })
    await expect(store.put('a.mp3', new Uint8Array(1))).rejects.toThrow('answered 403')
  })

  const file = { key: 'incoming/snippets/snippet-a.mp3', type: 'audio/mpeg', bytes: 3 } as const
  const upload = async (change: (url: URL) => void = () => {}, type = 'audio/mpeg', body = new Uint8Array(3)) => {
    const url = new URL(await presignS3Put(place, file, 60_000))
    change(url)
    const { status } = await fetch(url, { method: 'PUT', headers: { 'content-type': type }, body })
    return status
  }

  it('accepts a PUT to a presigned address', async () => {
    expect(await upload()).toBe(200)
  })

  it.each([
    ['another key', () => upload((url) => (url.pathname += 'x'))],
    ['a later end', () => upload((url) => url.searchParams.set('X-Amz-Expires', '604800'))],
    ['another time', () => upload((url) => url.searchParams.set('X-Amz-Date', '20990101T000000Z'))],
    ['another type', () => upload(undefined, 'text/html')],
    ['more bytes', () => upload(undefined, undefined, new Uint8Array(4))],
    ['fewer bytes', () => upload(undefined, undefined, new Uint8Array(2))],
  ])('rejects a PUT with %s', async (_name, send) => {
    expect(await send()).toBe(403)
  })
})
