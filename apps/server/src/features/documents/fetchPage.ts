import { lookup as systemLookup } from 'node:dns/promises'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { PassThrough, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { ApiError } from '../../kernel/http/apiError.ts'
import { isPublicAddress } from './isPublicAddress.ts'

/** Limits of a page: bytes after decompression, time for all of it, and redirects. */
const MAX_BYTES = 2 * 1024 * 1024
const TIMEOUT_MS = 5000
const MAX_REDIRECTS = 5

/** Types that can be read. */
const READ_TYPES = /^(?:text\/html|application\/xhtml\+xml|text\/plain)\b/iu

/** Page of another server. */
export interface FetchedPage {
  readonly text: string
  readonly isHtml: boolean
}

export interface FetchPageOptions {
  /** Finds the addresses of a name. Default: the system's resolver. */
  resolve?: (host: string) => Promise<readonly string[]>
  /** True for addresses that may be asked. Default: those of the public internet. */
  isAllowed?: (address: string) => boolean
  /** Ports that may be asked. Default: 80 and 443. */
  ports?: readonly string[]
  timeoutMs?: number
}

const resolveName = async (host: string) => (await systemLookup(host, { all: true })).map(({ address }) => address)

/**
 * Fetches a page for a visitor. A visitor could name addresses that only this server reaches: therefore every address of a
 * name must be public, the connection goes to an address that was checked, and each redirect is checked anew. Throws an
 * `ApiError` that says what to do.
 */
export async function fetchPage(address: string, options: FetchPageOptions = {}): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  try {
    let url = new URL(address)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await ask(url, options, signal)
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy()
        url = new URL(headers.location, url)
        continue
      }
      if (statusCode !== 200) {
        response.destroy()
        throw unreadable(`The page answered with status ${statusCode}.`)
      }
      return await readPage(response)
    }
    throw unreadable('The address leads from one page to the next without an end.')
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (signal.aborted) throw unreadable('The page did not answer in time.', error)
    throw unreadable('The page could not be reached.', error)
  }
}

/** Error of a page that cannot be read. */
function unreadable(message: string, cause?: unknown): ApiError {
  const text = `${message} Check the address, or paste the text.`
  return new ApiError('invalid_fields', text, { issues: [{ path: 'url', message: text }], cause })
}

function ask(url: URL, options: FetchPageOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const { resolve = resolveName, isAllowed = isPublicAddress, ports = ['80', '443'] } = options
  const isSecure = url.protocol === 'https:'
  if (!isSecure && url.protocol !== 'http:') throw unreadable('Only addresses that begin with https:// can be read.')
  const port = url.port === '' ? (isSecure ? '443' : '80') : url.port
  if (!ports.includes(port)) throw unreadable(`Port ${port} is not one of web pages.`)
  if (url.username !== '' || url.password !== '') throw unreadable('The address contains a name or a password.')
  const host = url.hostname.replace(/^\[|\]$/gu, '')

  // Called for the connection itself, so that the name cannot lead elsewhere after the check.
  const lookup: LookupFunction = (name, { all }, callback) => {
    checked(name).then(
      (found) => {
        if (all)
          callback(
            null,
            found.map((one) => ({ address: one, family: familyOf(one) })),
          )
        else callback(null, found[0] ?? '', familyOf(found[0] ?? ''))
      },
      (error: unknown) => callback(error as NodeJS.ErrnoException, ''),
    )
  }
  async function checked(name: string): Promise<readonly string[]> {
    const found = await resolve(name)
    if (found.length === 0 || !found.every(isAllowed))
      throw unreadable('The address is not one of the public internet.')
    return found
  }

  return new Promise((accept, refuse) => {
    // A literal address is not looked up.
    if (/^[\d.]+$|:/u.test(host) && !isAllowed(host)) {
      refuse(unreadable('The address is not one of the public internet.'))
      return
    }
    const send = isSecure ? httpsRequest : httpRequest
    const headers = {
      accept: 'text/html,application/xhtml+xml,text/plain;q=0.8',
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'VoiceRankings (reads an article for a visitor)',
    }
    send(url, { lookup, signal, headers, agent: false }, accept).on('error', refuse).end()
  })
}

const familyOf = (address: string) => (address.includes(':') ? 6 : 4)

async function readPage(response: IncomingMessage): Promise<FetchedPage> {
  const type = response.headers['content-type'] ?? ''
  if (!READ_TYPES.test(type)) {
    response.destroy()
    throw unreadable('The address leads to no page of text.')
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of decompressed(response)) {
    bytes += (chunk as Buffer).length
    if (bytes > MAX_BYTES) {
      response.destroy()
      throw unreadable('The page is larger than 2 MB.')
    }
    chunks.push(chunk as Buffer)
  }
  const body = Buffer.concat(chunks)
  return { text: decode(body, type), isHtml: !/^text\/plain/iu.test(type) }
}

function decompressed(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  const streams: Record<string, () => NodeJS.ReadWriteStream> = {
    gzip: createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
    identity: () => new PassThrough(),
  }
  const stream = streams[encoding]?.()
  if (!stream) throw unreadable('The page is compressed in a way that cannot be read.')
  // An error of the connection ends the stream with it.
  response.on('error', (error) => (stream as PassThrough).destroy(error))
  response.on('aborted', () => (stream as PassThrough).destroy(new Error('The connection ended early.')))
  return response.pipe(stream) as unknown as Readable
}

/** Decodes by the charset of the header, of a `meta` element in the first kilobyte, or UTF-8. */
function decode(body: Buffer, type: string): string {
  const named = /charset="?([\w-]+)/iu
  const head = body.subarray(0, 1024).toString('latin1')
  const charset = named.exec(type)?.[1] ?? named.exec(/<meta[^>]*charset[^>]*>/iu.exec(head)?.[0] ?? '')?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}
