import { lookup } from 'node:dns/promises'
import { request, type IncomingMessage } from 'node:http'
import { connect as connectSocket, isIP, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect as connectTls } from 'node:tls'
import { ApiError } from '../apiError.ts'
import { hostOf, parseTarget, resolveTarget, type Resolve, type Target } from './checkTarget.ts'
import { readBody } from './readBody.ts'

/** Maximum number of redirects. */
const REDIRECTS = 5
const REDIRECT_STATUS = new Set([301, 302, 303, 307, 308])

/** Opens a connection to one of the addresses of a target. */
type Connect = (target: Target) => Socket

export interface PublicFetchOptions {
  /** Ports that may be connected to. Default: 80 and 443. */
  readonly ports?: readonly number[]
  /** Name and address of this server, for the header `User-Agent`. */
  readonly userAgent: string
  /** Default: the resolver of the system. */
  readonly resolve?: Resolve
  readonly connect?: Connect
}

/** What to load, and how much of it. */
export interface PublicRequest {
  /** Media types that are accepted; null for any. */
  readonly types: readonly string[] | null
  /** Headers for the origin of the address, such as a key; those that it redirects to do not get them. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Maximum size of the body, in bytes, after decompression. */
  readonly maxBytes: number
  /** Time limit of names, connections, redirects and body together, in ms. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}

/** A file of the public internet. */
export interface PublicFile {
  /** Address after redirects. */
  readonly url: string
  /** Media type in lower case, without parameters. */
  readonly type: string
  /** Parameter `charset` of the media type; null without one. */
  readonly charset: string | null
  readonly bytes: Uint8Array
}

/**
 * Loads a file that a visitor or another service names. Rejects with an `ApiError` that says what to do, or with the
 * reason of the caller's signal.
 */
export type PublicFetch = (address: string, request: PublicRequest) => Promise<PublicFile>

/**
 * Creates a fetch that reaches the public internet only. The name of each address, that of a redirect too, is resolved
 * once, and the connection is made to the resolved addresses if all are public (see `isPublicAddress`). Sends no
 * cookies, referrers or credentials.
 */
export function createPublicFetch(options: PublicFetchOptions): PublicFetch {
  const { ports = [80, 443], resolve = resolveName, connect = connectTo, userAgent } = options

  async function load(address: string, wanted: PublicRequest, signal: AbortSignal): Promise<PublicFile> {
    let next = parseTarget(address, ports)
    const { origin } = next.url
    for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
      const target = await raced(resolveTarget(next, resolve), signal)
      const own = target.url.origin === origin ? wanted.headers : undefined
      const answer = await ask(target, { ...own, ...headersOf(target, wanted, userAgent) }, connect, signal)
      const { statusCode: status = 0, headers } = answer
      if (!REDIRECT_STATUS.has(status) || headers.location === undefined) {
        return await readAnswer(target.url, answer, wanted)
      }
      answer.destroy()
      next = parseTarget(headers.location, ports, target.url)
    }
    throw new ApiError('invalid_request', `The address is redirected more than ${REDIRECTS} times. Check it.`)
  }

  return async (address, wanted) => {
    const timeout = AbortSignal.timeout(wanted.timeoutMs)
    const signal = wanted.signal ? AbortSignal.any([timeout, wanted.signal]) : timeout
    try {
      return await load(address, wanted, signal)
    } catch (error) {
      wanted.signal?.throwIfAborted()
      if (error instanceof ApiError) throw error
      const seconds = wanted.timeoutMs / 1000
      const reason = timeout.aborted ? `it did not answer within ${seconds} s` : 'the connection failed'
      throw new ApiError('invalid_request', `The page cannot be loaded: ${reason}. Try again, or paste its text.`, {
        cause: error,
      })
    }
  }
}

const resolveName: Resolve = (name) => lookup(name, { all: true, verbatim: true })

/** Settles with a promise, or rejects when the signal is aborted. */
async function raced<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason as Error)
  signal.throwIfAborted()
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** Connects to the resolved addresses in turn (RFC 8305), without asking for the name again. */
const connectTo: Connect = ({ url, port, addresses }) =>
  connectSocket({
    host: hostOf(url),
    port,
    autoSelectFamily: true,
    lookup: (_name, _options, found) => found(null, [...addresses]),
  })

/** Sends a request; resolves when the headers of its answer are read. */
function ask(
  target: Target,
  headers: Record<string, string>,
  connect: Connect,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const { url } = target
  const socket = connect(target)
  const stream = url.protocol === 'https:' ? secured(socket, hostOf(url)) : socket
  socket.on('error', reject)
  const sent = request(
    { createConnection: () => stream, path: url.pathname + url.search, host: hostOf(url), headers, signal },
    resolve,
  )
  sent.on('error', reject)
  sent.on('close', () => socket.destroy())
  sent.end()
  return promise
}

/** TLS over a connection, with the certificate checked for the name of the address. */
function secured(socket: Socket, host: string): Duplex {
  return connectTls({ socket, host, ...(isIP(host) === 0 && { servername: host }), ALPNProtocols: ['http/1.1'] })
}

function headersOf({ url }: Target, { types }: PublicRequest, userAgent: string): Record<string, string> {
  return {
    host: url.host,
    'user-agent': userAgent,
    accept: types?.join(', ') ?? '*/*',
    'accept-encoding': 'gzip, deflate, br',
    connection: 'close',
  }
}

/** Reads the file of an answer. Throws an `ApiError` for an error status, or for another type. */
async function readAnswer(url: URL, answer: IncomingMessage, wanted: PublicRequest): Promise<PublicFile> {
  try {
    const { statusCode: status = 0, headers } = answer
    if (status !== 200) {
      const advice = status === 404 || status === 410 ? 'Check the address.' : 'Open the page and paste its text.'
      throw new ApiError('invalid_request', `The page cannot be loaded: ${url.host} answers HTTP ${status}. ${advice}`)
    }
    const [media = '', ...parameters] = (headers['content-type'] ?? '').split(';')
    const type = media.trim().toLowerCase()
    if (wanted.types && !wanted.types.includes(type)) {
      throw new ApiError(
        'unsupported_type',
        `The address leads to a file of the type ${type.slice(0, 100) || 'unknown'}, which cannot be read here.`,
      )
    }
    const [charset = null] = parameters.flatMap(
      (parameter) => /^\s*charset\s*=\s*"?([^\s"]+)/i.exec(parameter)?.[1] ?? [],
    )
    return { url: url.href, type, charset, bytes: await readBody(answer, wanted.maxBytes) }
  } finally {
    answer.destroy()
  }
}
