import { SOCKET_PATH, SocketMessage } from '@voice-rankings/contract'
import { type Clock, systemClock } from '../clock.ts'

/** The used part of the browser's `WebSocket`. */
export interface SocketLike {
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  close(): void
}

/** Constructor of a socket: the browser's `WebSocket` or a replacement. */
export type SocketClass = new (url: string) => SocketLike

export interface RealtimeSocketOptions {
  /** Base URL of the API; a relative one begins at the page's origin. */
  baseUrl: string
  /** Default: the browser's `WebSocket`. */
  WebSocket?: SocketClass | undefined
  clock?: Clock | undefined
  /** Random number between 0 and 1, for the reconnect delay. Default: `Math.random`. */
  random?: (() => number) | undefined
  onOpen?: (() => void) | undefined
  onMessage: (message: SocketMessage) => void
  /** The socket failed to open or was lost; it reconnects. */
  onLost: () => void
}

/** The realtime socket: one connection at a time, with automatic reconnects. */
export interface RealtimeSocket {
  /** Closes it permanently. */
  close(): void
}

/** First and last ceiling of the reconnect delay, in milliseconds; it doubles per failure. */
const RECONNECT_MS = [1000, 30_000] as const
/** Maximum silence, in milliseconds: the server sends a heartbeat every 25 seconds, and two may be missed. */
const SILENCE_LIMIT_MS = 55_000
/** Maximum length of a message, in UTF-16 code units. */
const MESSAGE_LIMIT = 4096

/**
 * Opens the socket. Messages that are not in the contract are ignored, for compatibility with newer servers. The
 * reconnect delay is random below its ceiling, so that pages disconnected together do not reconnect together.
 *
 * @example
 * const socket = openRealtimeSocket({ baseUrl: client.baseUrl, onMessage: console.log, onLost: () => {} })
 * socket.close()
 */
export function openRealtimeSocket(options: RealtimeSocketOptions): RealtimeSocket {
  const { clock = systemClock, random = Math.random } = options
  const WebSocket: SocketClass = options.WebSocket ?? globalThis.WebSocket
  const url = socketUrl(options.baseUrl)
  let socket: SocketLike | null = null
  let timer: unknown
  let failures = 0

  function connect(): void {
    const opened = new WebSocket(url)
    socket = opened
    // Events of a replaced socket are ignored.
    const current = () => socket === opened
    opened.addEventListener('open', () => {
      if (!current()) return
      failures = 0
      listen()
      options.onOpen?.()
    })
    opened.addEventListener('message', ({ data }) => {
      if (!current()) return
      listen()
      const message = parse(data)
      if (message) options.onMessage(message)
    })
    opened.addEventListener('close', () => void (current() && lose()))
    opened.addEventListener('error', () => void (current() && lose()))
    listen()
  }

  /** Restarts the silence timer, which also limits connecting. */
  function listen(): void {
    clock.clearTimeout(timer)
    timer = clock.setTimeout(lose, SILENCE_LIMIT_MS)
  }

  function lose(): void {
    if (!socket) return
    drop()
    const [first, last] = RECONNECT_MS
    timer = clock.setTimeout(connect, random() * Math.min(last, first * 2 ** failures))
    failures += 1
    options.onLost()
  }

  function drop(): void {
    clock.clearTimeout(timer)
    const old = socket
    socket = null
    old?.close()
  }

  connect()
  return { close: drop }
}

/** `http` becomes `ws`, and `https` becomes `wss`. A relative base URL begins at the page's origin. */
function socketUrl(baseUrl: string): string {
  const { href } = new URL(baseUrl, globalThis.location?.href)
  return href.replace(/\/+$/, '').replace(/^http/i, 'ws') + SOCKET_PATH
}

function parse(data: unknown): SocketMessage | null {
  if (typeof data !== 'string' || data.length > MESSAGE_LIMIT) return null
  try {
    const result = SocketMessage['~standard'].validate(JSON.parse(data))
    return result instanceof Promise || result.issues ? null : result.value
  } catch {
    return null
  }
}
