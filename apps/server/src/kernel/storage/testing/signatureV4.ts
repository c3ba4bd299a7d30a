import { createHash, createHmac } from 'node:crypto'

/** A request as received by the storage. */
export interface SignedRequest {
  method: string
  /** Path and query. */
  target: string
  /** Header names in lower case. */
  headers: Readonly<Record<string, string>>
  /** Declared hash of the body: SHA-256 in hex, or `UNSIGNED-PAYLOAD`. */
  payload: string
}

export interface Signature {
  /** `{key id}/{date}/{region}/{service}/aws4_request`. */
  credential: string
  /** In the format `20130524T000000Z`. */
  time: string
  signedHeaders: string
  signature: string
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const escape = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * Computes the expected signature of a request according to AWS's "Signature Calculations for the Authorization
 * Header". Independent of the library that signs, so that each verifies the other.
 */
export function expectedSignature(
  request: SignedRequest,
  { credential, time, signedHeaders }: Signature,
  secret: string,
) {
  const [, date = '', region = '', service = ''] = credential.split('/')
  const { pathname, searchParams } = new URL(request.target, 'http://x')
  const path = pathname
    .split('/')
    .map((segment) => escape(decodeURIComponent(segment)))
    .join('/')
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${escape(name)}=${escape(value)}`)
    .toSorted()
    .join('&')
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${request.headers[name]?.trim()}\n`)
    .join('')
  const canonical = [request.method, path, query, headers, signedHeaders, request.payload].join('\n')
  const scope = [date, region, service, 'aws4_request'].join('/')
  const key = [date, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex')
}

/** Parses the signature of a request from its query or its Authorization header. */
export function readSignature({ target, headers }: SignedRequest): Signature {
  const query = new URL(target, 'http://x').searchParams
  const header = (name: string) => new RegExp(`${name}=([^,\\s]+)`).exec(headers['authorization'] ?? '')?.[1] ?? ''
  return {
    credential: query.get('X-Amz-Credential') ?? header('Credential'),
    time: query.get('X-Amz-Date') ?? headers['x-amz-date'] ?? '',
    signedHeaders: query.get('X-Amz-SignedHeaders') ?? header('SignedHeaders'),
    signature: query.get('X-Amz-Signature') ?? header('Signature'),
  }
}
